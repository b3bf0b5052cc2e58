import { z } from "zod";
import { storableText, Time } from "./shared-schemas.ts";

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.email().max(254))
  .meta({ format: "email", maxLength: 254 });

export const AskEmailChange = z.strictObject({ email }).meta({ id: "AskEmailChange" });

export type AskEmailChange = z.infer<typeof AskEmailChange>;

/** A change of the e-mail address that awaits the code from the mail. */
export const EmailChangeRequested = z
  .object({ change: z.string().describe("must be sent back with the code"), expiresAt: Time })
  .meta({ id: "EmailChangeRequested" });

export type EmailChangeRequested = z.infer<typeof EmailChangeRequested>;

export const ChangeEmail = z
  .strictObject({
    email,
    change: storableText.min(1).max(200),
    code: z
      .string()
      .regex(/^\d{6}$/)
      .describe("six digits from the mail to the new address"),
  })
  .meta({ id: "ChangeEmail" });

export type ChangeEmail = z.infer<typeof ChangeEmail>;

export const ConfirmEmail = z
  .strictObject({
    code: z
      .string()
      .regex(/^\d{6}$/)
      .describe("six digits from the latest mail to the account's address"),
  })
  .meta({ id: "ConfirmEmail" });

export type ConfirmEmail = z.infer<typeof ConfirmEmail>;

export const EmailConfirmationRequested = z
  .object({
    expiresAt: Time.nullable().describe("null if the address is confirmed already and no mail was sent"),
  })
  .meta({ id: "EmailConfirmationRequested" });

export type EmailConfirmationRequested = z.infer<typeof EmailConfirmationRequested>;
