import type {
  ApplicationStatus,
  BusinessType,
  MonthlyVolume,
  SellingExperience,
} from "@bezak/contract/application-status.ts";

export interface ApplicationRow {
  id: string;
  customer_id: string;
  company_name: string;
  business_type: BusinessType;
  contact_person: string;
  phone: string;
  email: string | null;
  website: string | null;
  description: string;
  monthly_volume: MonthlyVolume;
  experience: SellingExperience;
  other_platforms: string | null;
  categories: string[];
  terms_agreed_at: Date;
  marketing_consent: boolean;
  status: ApplicationStatus;
  reason: string | null;
  decided_at: Date | null;
  seller_id: string | null;
  created_at: Date;
}

export const applicationColumns = [
  "id",
  "customer_id",
  "company_name",
  "business_type",
  "contact_person",
  "phone",
  "email",
  "website",
  "description",
  "monthly_volume",
  "experience",
  "other_platforms",
  "categories",
  "terms_agreed_at",
  "marketing_consent",
  "status",
  "reason",
  "decided_at",
  "seller_id",
  "created_at",
]
  .map((name) => `a.${name}`)
  .join(", ");
