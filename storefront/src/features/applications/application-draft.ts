import {
  businessTypes,
  monthlyVolumes,
  sellingExperiences,
  type BusinessType,
  type MonthlyVolume,
  type SellingExperience,
} from "@bezak/contract/application-status.ts";
import type { Application } from "@bezak/contract/applications.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import { applicationKey } from "../../lib/typed-forms.ts";

/** Values of the form; an empty string where nothing is chosen. */
export interface ApplicationFields {
  companyName: string;
  businessType: BusinessType | "";
  contactPerson: string;
  /** `+998XXXXXXXXX`, shorter while it is being typed */
  phone: string;
  email: string;
  website: string;
  description: string;
  monthlyVolume: MonthlyVolume | "";
  experience: SellingExperience | "";
  otherPlatforms: string;
  /** ids */
  categories: string[];
  agreeTerms: boolean;
  marketingConsent: boolean;
}

export type ApplicationField = keyof ApplicationFields;

/** Only the fields that the user changed. */
export type ApplicationDraft = Partial<ApplicationFields>;

const empty: ApplicationFields = {
  companyName: "",
  businessType: "",
  contactPerson: "",
  phone: "",
  email: "",
  website: "",
  description: "",
  monthlyVolume: "",
  experience: "",
  otherPlatforms: "",
  categories: [],
  agreeTerms: false,
  marketingConsent: false,
};

const choices: Partial<Record<string, readonly string[]>> = {
  businessType: businessTypes,
  monthlyVolume: monthlyVolumes,
  experience: sellingExperiences,
};

function isUnderstood(name: string, value: unknown): boolean {
  if (name === "categories") {
    return (
      Array.isArray(value) &&
      value.length <= sellerLimits.categoriesMax &&
      value.every((id) => typeof id === "string")
    );
  }
  if (!(name in empty) || typeof value !== typeof empty[name as ApplicationField]) return false;
  return value === "" || (choices[name]?.includes(value as string) ?? true);
}

/** Unsent values; those of another version of the form are used as far as they are valid. */
export function readDraft(storage: KeyValueStorage, personId: string): ApplicationDraft {
  const stored = readJson(storage, applicationKey(personId));
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([name, value]) => isUnderstood(name, value)));
}

export function writeDraft(storage: KeyValueStorage, personId: string, draft: ApplicationDraft | null): void {
  writeJson(storage, applicationKey(personId), draft);
}

/** The answers of an earlier application, except the agreement to the terms, which must be given again. */
export function toAnswers(former: Application | null): ApplicationDraft {
  if (!former) return {};
  const { categories, email, website, otherPlatforms, ...rest } = former;
  const { companyName, businessType, contactPerson, phone, description, monthlyVolume } = rest;
  return {
    companyName,
    businessType,
    contactPerson,
    phone,
    description,
    monthlyVolume,
    experience: rest.experience,
    marketingConsent: rest.marketingConsent,
    email: email ?? "",
    website: website ?? "",
    otherPlatforms: otherPlatforms ?? "",
    categories: categories.map(({ id }) => id),
  };
}

/** Values of the form: what was typed, else the earlier answers, else what the account contains. */
export function toFields(
  draft: ApplicationDraft,
  former: Application | null,
  known: { [K in ApplicationField]?: ApplicationFields[K] | null },
): ApplicationFields {
  const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value));
  return { ...empty, ...given, ...toAnswers(former), ...draft };
}
