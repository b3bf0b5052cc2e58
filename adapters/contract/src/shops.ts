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

/** Steps that lead a new shop to its first sale, in their order. */
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
    holidayUntil: Time.nullable().describe("goods cannot be ordered until then"),
    role: z.enum(sellerRoles).describe("of the signed-in member"),
    awaiting: z.int().min(0).describe("parcels that can be accepted now"),
    checklist: z
      .array(z.object({ step: z.enum(checklistSteps), done: z.boolean() }))
      .describe("empty for roles that cannot do the steps"),
  })
  .meta({ id: "OwnShop" });

export type OwnShop = z.infer<typeof OwnShop>;

/** Text in three languages as it is written: `ru` is needed once any is. */
export const WrittenText = (min: number, max: number) =>
  z.strictObject({
    ru: freeText(min, max),
    uz: freeText(0, max).nullish(),
    en: freeText(0, max).nullish(),
  });

/** Where the shop's money goes: an account of an Uzbek bank. */
export const PayoutAccount = z
  .strictObject({
    recipient: lineText(2, 120).describe("who the account belongs to"),
    bank: lineText(2, 120),
    mfo: z
      .string()
      .regex(/^\d{5}$/)
      .describe("code of the bank's branch"),
    account: z
      .string()
      .regex(/^(\d{20}|\*{16}\d{4})$/)
      .describe("answers hide all but the last four digits; sent back like that it is the one there now"),
    tin: z
      .string()
      .regex(/^(\d{9}|\d{14})$/)
      .describe("INN of a company, or PINFL of a person"),
  })
  .meta({ id: "PayoutAccount" });

export type PayoutAccount = z.infer<typeof PayoutAccount>;

const StoredPayoutAccount = z
  .object({
    recipient: z.string(),
    bank: z.string(),
    mfo: z.string(),
    account: z.string(),
    tin: z.string(),
  })
  .meta({ id: "StoredPayoutAccount" });

/** Names that differ in their spaces alone are one name. */
const withSingleSpaces = (name: string) => name.replace(/\s+/g, " ");

const settings = {
  name: nameText(2, sellerLimits.shopNameMax).overwrite(withSingleSpaces),
  workingHours: freeText(0, sellerLimits.workingHoursMax).nullable(),
  freeShippingThreshold: PositiveSumInput.nullable().describe(
    "goods of this shop worth as much travel free, at its expense",
  ),
  deliveryZones: z
    .array(storableText.min(1).max(50))
    .min(1)
    .max(50)
    .nullable()
    .describe("slugs of cities this shop sends to; null: all"),
  holidayUntil: TimeInput.nullable(),
};

/** Everything of a shop that its members change. */
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
    payoutAccount: StoredPayoutAccount.nullable().describe("the owner's alone: null for everybody else"),
  })
  .meta({ id: "ShopSettings" });

export type ShopSettings = z.infer<typeof ShopSettings>;

/** What is named is changed, the rest stays. Pictures are addresses that POST /upload answered, or those there now. */
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
    self: z.boolean().describe("this is the caller"),
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
    email: z.string().describe("who is invited, with most of it hidden"),
    expiresAt: Time,
  })
  .meta({ id: "OpenInvitation" });

export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** The link of an invitation. */
export const InvitationToken = z
  .strictObject({ token: storableText.min(1).max(200).describe("from the mail") })
  .meta({ id: "InvitationToken" });

export type InvitationToken = z.infer<typeof InvitationToken>;

const TeamAnswer = success("ShopTeamAnswer", ShopTeam);

export const shopsRoutes = defineRoutes({
  ownShop: {
    ...splitEndpoint(routes.ownShop),
    summary: "The shop of the signed-in member, and what is left to do for its first sale",
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
      "Change settings of the shop; what is not named stays, read-only fields are ignored, another payout account is confirmed",
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
    summary: "Invite somebody by e-mail; a repeat sends the letter anew and ends the former link",
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
    summary: "Give a member another role; the owner's stays",
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
    summary: "Take a member, or an open invitation, out; anybody but the owner may leave, by the id `me`",
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
    summary: "What the link of an invitation stands for; its token is in no address",
    access: "public",
    forward: { path: "/internal/seller-invitations", pick: "invitation" },
    extension: true,
    body: InvitationToken,
    success: { status: 200, schema: success("InvitationAnswer", OpenInvitation) },
    errors: ["invitation_invalid"],
  },
  acceptInvitation: {
    ...splitEndpoint(routes.acceptInvitation),
    summary: "Join the shop, as the person who was invited",
    access: ["buyer", "seller"],
    forward: { path: "/customer/seller-invitations", renewsSession: true },
    extension: true,
    body: InvitationToken,
    success: { status: 200, schema: success("AcceptedInvitation", z.object({ role: z.enum(sellerRoles) })) },
    errors: ["invitation_invalid", "invitation_for_another", "already_seller"],
  },
});
