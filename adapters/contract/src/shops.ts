import { z } from "zod";
import { email } from "./account-email.ts";
import { success } from "./envelope.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/shops.ts";
import { sellerLimits } from "./seller-limits.ts";
import { invitedRoles, sellerRoles } from "./seller-roles.ts";
import {
  freeText,
  Id,
  IdParams,
  Localized,
  lineText,
  nameText,
  Sum,
  PositiveSumInput,
  Time,
  TimeInput,
  storableText,
} from "./shared-schemas.ts";
import { withoutReadOnly } from "./shown-body.ts";

/** Steps of a new shop until its first sale, in this order. */
export const checklistSteps = ["profile", "logo", "payout", "product", "published", "first_sale"] as const;

/** The shop of the signed-in member. */
export const OwnShop = z
  .object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    logo: z.string().nullable(),
    status: z.enum(["active", "suspended"]),
    suspendedReason: z.string().nullable(),
    suspendedAt: Time.nullable().describe(
      "when that was decided, the latest time; null while the shop sells",
    ),
    holidayUntil: Time.nullable().describe("products cannot be ordered before this time"),
    role: z.enum(sellerRoles).describe("of the signed-in member"),
    awaiting: z.int().min(0).describe("parcels that wait to be accepted"),
    checklist: z
      .array(z.object({ step: z.enum(checklistSteps), done: z.boolean() }))
      .describe("empty for roles that may not do the steps"),
  })
  .meta({ id: "OwnShop" });

export type OwnShop = z.infer<typeof OwnShop>;

/** A text in three languages in a request: `ru` is required if there is any. */
export const WrittenText = (min: number, max: number) =>
  z.strictObject({
    ru: freeText(min, max),
    uz: freeText(0, max).nullish(),
    en: freeText(0, max).nullish(),
  });

/** The shop's account at an Uzbek bank for payouts; never logged. */
export const PayoutAccount = z
  .strictObject({
    recipient: lineText(2, 120).describe("owner of the account"),
    bank: lineText(2, 120),
    mfo: z
      .string()
      .regex(/^\d{5}$/)
      .describe("code of the bank's branch"),
    account: z
      .string()
      .regex(/^(\d{20}|\*{16}\d{4})$/)
      .describe(
        "masked in answers except the last four digits; a masked number that is sent back keeps the stored one",
      ),
    tin: z
      .string()
      .regex(/^(\d{9}|\d{14})$/)
      .describe("INN of a company, or PINFL of a person"),
  })
  .meta({ id: "PayoutAccount" });

export type PayoutAccount = z.infer<typeof PayoutAccount>;

export const StoredPayoutAccount = z
  .object({
    recipient: z.string(),
    bank: z.string(),
    mfo: z.string(),
    account: z.string(),
    tin: z.string(),
  })
  .meta({ id: "StoredPayoutAccount" });

/** Names that differ only in spaces count as the same. */
const withSingleSpaces = (name: string) => name.replace(/\s+/g, " ");

const settings = {
  name: nameText(2, sellerLimits.shopNameMax).overwrite(withSingleSpaces),
  workingHours: freeText(0, sellerLimits.workingHoursMax).nullable(),
  freeShippingThreshold: PositiveSumInput.nullable().describe(
    "orders of this shop's products are delivered free from this value on, at the shop's expense",
  ),
  deliveryZones: z
    .array(storableText.min(1).max(50))
    .min(1)
    .max(50)
    .nullable()
    .describe("slugs of the cities that the shop sends to; null: all"),
  holidayUntil: TimeInput.nullable(),
};

/** Everything about a shop that its members can change. */
export const ShopSettings = z
  .object({
    name: z.string(),
    workingHours: z.string().nullable(),
    freeShippingThreshold: Sum.nullable(),
    deliveryZones: z.array(z.string()).nullable(),
    holidayUntil: Time.nullable(),
    slug: z.string(),
    description: Localized.nullable(),
    logo: z.string().nullable(),
    banner: z.string().nullable(),
    currency: z.literal("UZS"),
    returnPolicy: Localized.nullable(),
    payoutAccount: StoredPayoutAccount.nullable().describe("null for everybody except the owner"),
  })
  .meta({ id: "ShopSettings" });

export type ShopSettings = z.infer<typeof ShopSettings>;

/** Fields that are left out keep their values. Pictures are addresses from POST /upload, or the present ones. */
export const ShopSettingsChange = z
  .strictObject({
    ...settings,
    description: WrittenText(1, sellerLimits.shopTextMax).nullable(),
    logo: storableText.min(1).max(300).nullable(),
    banner: storableText.min(1).max(300).nullable(),
    returnPolicy: WrittenText(1, sellerLimits.shopTextMax).nullable(),
    payoutAccount: PayoutAccount.nullable(),
  })
  .partial()
  .meta({ id: "ShopSettingsChange" });

export type ShopSettingsChange = z.infer<typeof ShopSettingsChange>;

export const ShopMember = z
  .object({
    id: Id,
    name: z.string(),
    email: z.string(),
    role: z.enum(sellerRoles),
    joinedAt: Time,
    self: z.boolean().describe("true for the caller"),
  })
  .meta({ id: "ShopMember" });

export type ShopMember = z.infer<typeof ShopMember>;

export const ShopInvitation = z
  .object({ id: Id, email: z.string(), role: z.enum(invitedRoles), createdAt: Time, expiresAt: Time })
  .meta({ id: "ShopInvitation" });

export type ShopInvitation = z.infer<typeof ShopInvitation>;

export const ShopTeam = z
  .object({ members: z.array(ShopMember), invitations: z.array(ShopInvitation) })
  .meta({ id: "ShopTeam" });

export type ShopTeam = z.infer<typeof ShopTeam>;

export const NewInvitation = z
  .strictObject({ email, role: z.enum(invitedRoles) })
  .meta({ id: "NewInvitation" });

export type NewInvitation = z.infer<typeof NewInvitation>;

/** What an invited person sees before joining. */
export const OpenInvitation = z
  .object({
    shop: z.object({ name: z.string(), logo: z.string().nullable() }),
    role: z.enum(invitedRoles),
    email: z.string().describe("the invited address, mostly masked"),
    expiresAt: Time,
  })
  .meta({ id: "OpenInvitation" });

export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** From the link of an invitation. */
export const InvitationToken = z
  .strictObject({ token: storableText.min(1).max(200).describe("from the mail") })
  .meta({ id: "InvitationToken" });

export type InvitationToken = z.infer<typeof InvitationToken>;

const TeamAnswer = success("ShopTeamAnswer", ShopTeam);

export const shopsRoutes = defineRoutes({
  ownShop: {
    ...splitEndpoint(routes.ownShop),
    summary: "The shop of the signed-in member, with a checklist until its first sale",
    access: ["seller"],
    forward: { path: "/vendor/shop", pick: "shop" },
    extension: true,
    success: { status: 200, schema: success("OwnShopAnswer", OwnShop) },
  },
  shopSettings: {
    ...splitEndpoint(routes.shopSettings),
    summary: "Settings of the shop",
    access: ["seller"],
    forward: { path: "/vendor/shop/settings", pick: "settings" },
    sellerSection: "settings",
    extension: true,
    success: { status: 200, schema: success("ShopSettingsAnswer", ShopSettings) },
  },
  changeShopSettings: {
    ...splitEndpoint(routes.changeShopSettings),
    summary:
      "Change settings of the shop: fields that are left out keep their values, read-only ones are ignored; a new payout account needs confirmation",
    access: ["seller"],
    forward: {
      path: "/vendor/shop/settings",
      method: "PATCH",
      pick: "settings",
      drops: ["/products", "/sellers"],
    },
    sellerSection: "settings",
    extension: true,
    confirmed: true,
    body: ShopSettingsChange,
    fromShown: withoutReadOnly(ShopSettings, ShopSettingsChange),
    success: { status: 200, schema: success("ChangedShopSettings", ShopSettings) },
    errors: ["shop_name_taken", "conflict", "email_unconfirmed"],
  },
  shopTeam: {
    ...splitEndpoint(routes.shopTeam),
    summary: "Members of the shop and open invitations",
    access: ["seller"],
    forward: { path: "/vendor/shop/members" },
    sellerSection: "members",
    extension: true,
    success: { status: 200, schema: TeamAnswer },
  },
  inviteMember: {
    ...splitEndpoint(routes.inviteMember),
    summary: "Invite a person by e-mail; a repeat sends the mail again and invalidates the previous link",
    access: ["seller"],
    forward: { path: "/vendor/shop/members" },
    sellerSection: "members",
    extension: true,
    body: NewInvitation,
    success: { status: 201, schema: TeamAnswer },
    errors: ["member_exists", "members_full", "too_soon"],
  },
  changeMember: {
    ...splitEndpoint(routes.changeMember),
    summary: "Change a member's role, except the owner's",
    access: ["seller"],
    forward: { path: "/vendor/shop/members/{id}", method: "PATCH" },
    sellerSection: "members",
    extension: true,
    params: IdParams,
    body: z.strictObject({ role: z.enum(invitedRoles) }).meta({ id: "MemberRole" }),
    success: { status: 200, schema: TeamAnswer },
    errors: ["not_found", "owner_stays"],
  },
  removeMember: {
    ...splitEndpoint(routes.removeMember),
    summary: "Remove a member or an open invitation; anybody but the owner can leave with the id `me`",
    access: ["seller"],
    forward: { path: "/vendor/shop/members/{id}", renewsSession: true },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: TeamAnswer },
    errors: ["not_found", "owner_stays"],
  },
  invitation: {
    ...splitEndpoint(routes.invitation),
    readsOnly: true,
    summary: "Details of an invitation; its token is in the body, not in the address",
    access: "public",
    forward: { path: "/internal/seller-invitations", pick: "invitation" },
    extension: true,
    body: InvitationToken,
    success: { status: 200, schema: success("InvitationAnswer", OpenInvitation) },
    errors: ["invitation_invalid"],
  },
  acceptInvitation: {
    ...splitEndpoint(routes.acceptInvitation),
    summary: "Accept an invitation and join the shop",
    access: ["buyer", "seller"],
    forward: { path: "/customer/seller-invitations", renewsSession: true },
    extension: true,
    body: InvitationToken,
    success: { status: 200, schema: success("AcceptedInvitation", z.object({ role: z.enum(sellerRoles) })) },
    errors: ["invitation_invalid", "invitation_for_another", "already_seller"],
  },
});
