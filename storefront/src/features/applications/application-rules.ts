import type { NewApplication } from "@bezak/contract/applications.ts";
import { phonePattern } from "@bezak/contract/limits.ts";
import type { Texts } from "../../i18n/texts.ts";
import { isEmail } from "../../lib/is-email.ts";
import type { ApplicationField, ApplicationFields } from "./application-draft.ts";

export type ApplicationProblems = Partial<Record<ApplicationField, string>>;

const nameMin = 2;
const descriptionMin = 10;

/** Adds `https://` to a web address, which users often leave out. */
export function asAddress(website: string): string {
  const typed = website.trim();
  return typed === "" || /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`;
}

function isSite(website: string): boolean {
  if (!URL.canParse(asAddress(website))) return false;
  const { protocol, hostname } = new URL(asAddress(website));
  return /^https?:$/.test(protocol) && hostname.includes(".");
}

/** Field errors in the order of the fields. */
export function applicationProblems(fields: ApplicationFields, t: Texts): ApplicationProblems {
  const problems: ApplicationProblems = {};
  const need = (field: ApplicationField, min = 1) => {
    const { length } = String(fields[field]).trim();
    if (length === 0) problems[field] = t("selling.problems.required");
    else if (length < min) problems[field] = t("selling.problems.short", { min });
  };
  need("companyName", nameMin);
  need("businessType");
  if (fields.website.trim() !== "" && !isSite(fields.website))
    problems.website = t("selling.problems.website");
  need("contactPerson", nameMin);
  if (fields.phone === "") need("phone");
  else if (!phonePattern.test(fields.phone)) problems.phone = t("selling.problems.phone");
  if (fields.email.trim() !== "" && !isEmail(fields.email)) problems.email = t("selling.problems.email");
  if (fields.categories.length === 0) problems.categories = t("selling.problems.required");
  need("description", descriptionMin);
  need("monthlyVolume");
  need("experience");
  if (!fields.agreeTerms) problems.agreeTerms = t("selling.problems.agree");
  return problems;
}

/** Converts a valid form to the request. */
export function toApplication(fields: ApplicationFields): NewApplication {
  const { businessType, monthlyVolume, experience, categories, marketingConsent } = fields;
  return {
    companyName: fields.companyName.trim(),
    businessType: businessType || "individual",
    contactPerson: fields.contactPerson.trim(),
    phone: fields.phone,
    email: fields.email.trim() || null,
    website: asAddress(fields.website) || null,
    description: fields.description.trim(),
    monthlyVolume: monthlyVolume || "under_50",
    experience: experience || "none",
    otherPlatforms: fields.otherPlatforms.trim() || null,
    categories,
    agreeTerms: true,
    marketingConsent,
  };
}

/** The server's field errors by field of the form; `categories.0` becomes `categories`. */
export function toProblems(fields: Record<string, string>): ApplicationProblems {
  return Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.split(".")[0] ?? path, text]));
}
