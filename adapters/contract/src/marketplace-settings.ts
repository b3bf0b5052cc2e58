import { z } from "zod";
import { Contacts, Requisites } from "./contacts.ts";
import { success } from "./envelope.ts";
import { PayoutSettingsChange } from "./payout-settings.ts";
import { commissionPercent } from "./commission-input.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/marketplace-settings.ts";
import { contactPhonePattern, settingLimits, settingNames, tinPattern } from "./setting-limits.ts";
import {
  DayInput,
  Id,
  lineText,
  nameText,
  ofSums,
  Sum,
  SumInput,
  Time,
  Version,
  VersionInput,
} from "./shared-schemas.ts";
import { WrittenText } from "./shops.ts";

/** Who last gave a setting another value, and when. Contacts and requisites each count as one. */
export const SettingLastChange = z
  .object({
    setting: z.enum(settingNames),
    changedAt: Time,
    changedBy: z
      .object({ id: Id, email: z.string().nullable() })
      .nullable()
      .describe(
        "the administrator, whose `email` is null if the account no longer exists; null for the setup of the shop, or a change before this was stored",
      ),
  })
  .meta({ id: "SettingLastChange" });

export type SettingLastChange = z.infer<typeof SettingLastChange>;

/** What an administrator decides for the whole marketplace. */
export const MarketplaceSettings = z
  .object({
    storeName: z.string(),
    contacts: Contacts.pick({ email: true, phone: true, address: true, hours: true }),
    requisites: Requisites,
    deliveryFee: Sum,
    freeDeliveryFrom: Sum.nullable().describe("value of the products; null: delivery is never free"),
    commissionRate: z.number().describe("percent of all shops without a rule"),
    minimumPayout: z.int().describe("whole sum"),
    payoutIntervalDays: z.int(),
    approvalOver: Sum.nullable().describe(
      "payouts and refunds above this sum need a second administrator; null: none do",
    ),
    holidays: z
      .array(z.iso.date())
      .describe(
        "days in Tashkent on which the time of shops to accept and send parcels stands still in the figures; in ascending order",
      ),
    reviewModeration: z.boolean().describe("new and edited reviews wait for an administrator"),
    productChecks: z
      .boolean()
      .describe(
        "changes of what buyers read of a published product wait for an administrator, while it stays published",
      ),
    maintenance: z
      .boolean()
      .describe(
        "orders and choices of a payment method are refused with 503; payments that were begun, sellers and all reads go on",
      ),
    lastChanges: z
      .array(SettingLastChange)
      .describe("of each setting that was ever set; the others have their default"),
    version: Version,
  })
  .meta({ id: "MarketplaceSettings" });

export type MarketplaceSettings = z.infer<typeof MarketplaceSettings>;

const WrittenContacts = z
  .strictObject({
    email: z.email().max(settingLimits.emailMax).nullable(),
    phone: z
      .string()
      .trim()
      .regex(contactPhonePattern)
      .nullable()
      .describe("with the country code, such as +998 71 200 00 00"),
    address: WrittenText(1, settingLimits.contactTextMax).nullable(),
    hours: WrittenText(1, settingLimits.contactTextMax).nullable(),
  })
  .partial()
  .meta({ id: "WrittenContacts" });

const WrittenRequisites = z
  .strictObject({
    legalName: lineText(settingLimits.legalNameMin, settingLimits.legalNameMax).nullable(),
    tin: z
      .string()
      .refine((text) => tinPattern.test(text), { params: { code: "tin" } })
      .meta({ pattern: tinPattern.source })
      .nullable()
      .describe("STIR (INN) of the legal person: nine digits; how the last one is calculated is not public"),
    address: WrittenText(1, settingLimits.contactTextMax).nullable(),
    licence: lineText(1, settingLimits.licenceMax).nullable(),
  })
  .partial()
  .meta({ id: "WrittenRequisites" });

/** Any of the settings; one that is left out stays. */
export const MarketplaceSettingsChange = z
  .strictObject({
    storeName: nameText(settingLimits.storeNameMin, settingLimits.storeNameMax),
    contacts: WrittenContacts.describe("fields that are left out stay; null is not shown"),
    requisites: WrittenRequisites.describe("fields that are left out stay; null is not shown"),
    deliveryFee: ofSums(z.int().min(0).max(settingLimits.deliveryFeeMax)),
    freeDeliveryFrom: SumInput.nullable(),
    commissionRate: commissionPercent.describe("placed orders keep theirs"),
    minimumPayout: PayoutSettingsChange.shape.minimumPayout,
    payoutIntervalDays: PayoutSettingsChange.shape.payoutIntervalDays,
    approvalOver: SumInput.nullable(),
    holidays: z.array(DayInput).max(settingLimits.holidaysMax).describe("replaces all of them"),
    reviewModeration: z.boolean(),
    productChecks: z.boolean(),
    maintenance: z.boolean(),
    lastChanges: z.unknown().describe("ignored, so that an answer can be sent back"),
    version: VersionInput,
  })
  .partial()
  .meta({ id: "MarketplaceSettingsChange" });

export type MarketplaceSettingsChange = z.infer<typeof MarketplaceSettingsChange>;

const SettingsAnswer = success("MarketplaceSettingsAnswer", MarketplaceSettings);

export const marketplaceSettingsRoutes = defineRoutes({
  marketplaceSettings: {
    ...splitEndpoint(routes.marketplaceSettings),
    summary: "Settings of the marketplace",
    access: ["admin"],
    forward: { path: "/admin/settings", pick: "settings" },
    success: { status: 200, schema: SettingsAnswer },
  },
  changeMarketplaceSettings: {
    ...splitEndpoint(routes.changeMarketplaceSettings),
    summary: "Change any of the settings, all of them or none; unknown ones are refused",
    access: ["admin"],
    forward: {
      path: "/admin/settings",
      pick: "settings",
      drops: ["/contacts", "/cities", "/delivery-terms"],
    },
    confirmed: true,
    versioned: true,
    body: MarketplaceSettingsChange,
    success: { status: 200, schema: SettingsAnswer },
    errors: ["stale_version"],
  },
});
