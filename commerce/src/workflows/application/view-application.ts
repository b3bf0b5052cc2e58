import type { Application } from "@bezak/contract/applications.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedCategories } from "../../catalog/cached-categories.ts";
import type { ApplicationRow } from "./application-row.ts";

export interface ShopName {
  id: string;
  name: string;
  slug: string;
}

const time = (at: Date | string) => new Date(at).toISOString();

export async function viewApplications(
  container: MedusaContainer,
  rows: readonly ApplicationRow[],
): Promise<Application[]> {
  if (rows.length === 0) return [];
  const known = await cachedCategories(container);
  return rows.map((row) => ({
    id: row.id,
    companyName: row.company_name,
    businessType: row.business_type,
    contactPerson: row.contact_person,
    phone: row.phone,
    email: row.email,
    website: row.website,
    description: row.description,
    monthlyVolume: row.monthly_volume,
    experience: row.experience,
    otherPlatforms: row.other_platforms,
    categories: row.categories.flatMap((id) => {
      const name = known.get(id)?.name;
      return name ? [{ id, name }] : [];
    }),
    marketingConsent: row.marketing_consent,
    status: row.status,
    reason: row.reason,
    createdAt: time(row.created_at),
    decidedAt: row.decided_at && time(row.decided_at),
  }));
}
