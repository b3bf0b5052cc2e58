import { CategoryFiscalCodes } from "@bezak/contract/category-admin.ts";
import { MarketplaceSettingsChange } from "@bezak/contract/marketplace-settings.ts";
import { z } from "@medusajs/framework/zod";
import { ForgotBody } from "../../api/internal/auth/validators.ts";
import { Refusal } from "../refusal.ts";

/** What a setup is to write; what is left out stays as it is. */
export const SetupRequest = MarketplaceSettingsChange.omit({ lastChanges: true, version: true }).extend({
  administrator: z
    .strictObject({
      email: ForgotBody.shape.email,
      name: z.string().trim().min(1).max(100).optional(),
      language: z.enum(["ru", "uz", "en"]).optional(),
    })
    .optional(),
  /** adds the ready categories that are missing */
  categories: z.boolean().optional(),
  /** adds the ready sections, unless the home page has any */
  homePage: z.boolean().optional(),
  /** by the category's slug */
  fiscalCodes: z.record(z.string(), CategoryFiscalCodes).optional(),
});

export type SetupRequest = z.infer<typeof SetupRequest>;

/** Values whose schema says too little about what is wrong. */
const hints: Readonly<Record<string, string>> = {
  "requisites.tin": "the STIR (INN) of a legal person has nine digits",
  "contacts.phone": "a phone number begins with +, such as +998 71 200 00 00",
  "administrator.email": "this is not an e-mail address",
};

function describeIssue({ path, message, ...issue }: z.core.$ZodIssue): string {
  const name = path.join(".");
  if (issue.code === "unrecognized_keys") {
    const known = path.length === 0 ? `; known are ${Object.keys(SetupRequest.shape).join(", ")}` : "";
    return `${[...path, issue.keys[0]].join(".")}: there is no such setting${known}`;
  }
  return `${name || "the file"}: ${hints[name] ?? message}`;
}

/** Checks all values at once. @throws Refusal naming each wrong one */
export function readSetupRequest(value: unknown, source: string): SetupRequest {
  const read = SetupRequest.safeParse(value);
  if (read.success) return read.data;
  const faults = read.error.issues.map(describeIssue);
  throw new Refusal(`${source}: ${faults.join("; ")}. Nothing was changed; correct it and repeat.`);
}

/** @throws Refusal */
export function readSetupFile(text: string, source: string): SetupRequest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${source} is not valid JSON: ${(error as Error).message}. Nothing was changed.`);
  }
  return readSetupRequest(value, source);
}
