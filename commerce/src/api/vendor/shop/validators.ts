import { isOneLine, isPlainName } from "@bezak/contract/plain-name.ts";
import { invitedRoles } from "@bezak/contract/seller-roles.ts";
import { sellerLimits as limits } from "@bezak/contract/seller-limits.ts";
import { z } from "@medusajs/framework/zod";

/** A text in languages; ru is needed once any is. */
const written = (max: number) =>
  z.strictObject({
    ru: z.string().trim().min(1).max(max),
    uz: z.string().trim().max(max).nullish(),
    en: z.string().trim().max(max).nullish(),
  });

const line = z.string().trim().min(2).max(120).refine(isOneLine);

const PayoutAccount = z.strictObject({
  recipient: line,
  bank: line,
  mfo: z.string().regex(/^\d{5}$/),
  // hidden digits: the one there now
  account: z.string().regex(/^(\d{20}|\*{16}\d{4})$/),
  tin: z.string().regex(/^(\d{9}|\d{14})$/),
});

/** A name is one line, however it was typed. */
const name = z
  .string()
  .transform((text) => text.replace(/\s+/g, " ").trim())
  .pipe(z.string().min(2).max(limits.shopNameMax).refine(isPlainName));

export const SettingsBody = z
  .strictObject({
    name,
    description: written(limits.shopTextMax).nullable(),
    logo: z.string().min(1).max(300).nullable(),
    banner: z.string().min(1).max(300).nullable(),
    workingHours: z.string().trim().max(limits.workingHoursMax).nullable(),
    returnPolicy: written(limits.shopTextMax).nullable(),
    freeShippingThreshold: z.number().int().min(1).max(1_000_000_000_000).nullable(),
    deliveryZones: z.array(z.string().min(1).max(50)).min(1).max(50).nullable(),
    holidayUntil: z.iso.datetime().nullable(),
    payoutAccount: PayoutAccount.nullable(),
  })
  .partial();

export const InvitationBody = z.strictObject({
  email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
  role: z.enum(invitedRoles),
});

export const RoleBody = z.strictObject({ role: z.enum(invitedRoles) });

export type SettingsBody = z.infer<typeof SettingsBody>;
export type InvitationBody = z.infer<typeof InvitationBody>;
export type RoleBody = z.infer<typeof RoleBody>;
