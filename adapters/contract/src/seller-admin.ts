import { z } from "zod";
import { shopSorts } from "./administered-sorts.ts";
import { Application } from "./applications.ts";
import { countedPage, cursorPageQuery, success } from "./envelope.ts";
import { limits } from "./limits.ts";
import { parcelTabs } from "./parcel-status.ts";
import { cashCollectors } from "./payout-status.ts";
import { returnStatuses } from "./return-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/seller-admin.ts";
import { sellerRoles, shopStates } from "./seller-roles.ts";
import {
  DayInput,
  freeText,
  Id,
  IdParams,
  Time,
  storableText,
  Version,
  VersionInput,
} from "./shared-schemas.ts";
import { StoredPayoutAccount } from "./shops.ts";

const count = z.int().min(0);

/** A shop as administrators see it. */
export const AdministeredShop = z
  .object({
    id: Id,
    name: z.string(),
    slug: z.string(),
    logo: z.string().nullable(),
    status: z.enum(shopStates),
    suspendedReason: z.string().nullable(),
    suspendedAt: Time.nullable().describe(
      "when that was decided, the latest time; null while the shop sells",
    ),
    owner: z
      .object({ id: Id, name: z.string(), email: z.string() })
      .nullable()
      .describe("null without one, and for ranks that see no personal data"),
    cashCollector: z.enum(cashCollectors).describe("who collects the cash of parcels ordered from now on"),
    productCount: count.describe("published products"),
    joinedAt: Time,
    balance: z
      .int()
      .nullable()
      .describe(
        "of the shop's account, whole sum; negative if the shop owes; null for ranks that see no shop's money",
      ),
    version: Version.describe("differs after every change of the shop, also of its own settings"),
  })
  .meta({ id: "AdministeredShop" });

export type AdministeredShop = z.infer<typeof AdministeredShop>;

const named = z.object({ id: Id, name: z.string() });

const countsOf = <Key extends string>(keys: readonly Key[]) =>
  z.object(Object.fromEntries(keys.map((key) => [key, count])) as Record<Key, typeof count>);

/** One shop with everything about it but its money. */
export const ShopOverview = z
  .object({
    ...AdministeredShop.shape,
    holidayUntil: Time.nullable().describe("products cannot be ordered before this time"),
    members: z
      .array(
        named.extend({
          email: z.string(),
          phone: z.string().nullable(),
          role: z.enum(sellerRoles),
          joinedAt: Time,
        }),
      )
      .nullable()
      .describe("with the ids of their accounts, the owner first; null for ranks that see no personal data"),
    contact: z
      .object({
        person: z.string(),
        phone: z.string(),
        email: z.string().nullable(),
        website: z.string().nullable(),
      })
      .nullable()
      .describe(
        "of the application that opened it; null without one, and for ranks that see no personal data",
      ),
    payoutAccount: StoredPayoutAccount.nullable().describe(
      "with the last four digits of its number; null without one, and for ranks that see no shop's money",
    ),
    payoutAccountChangedAt: Time.nullable(),
    sameTin: z
      .array(named)
      .nullable()
      .describe("other shops with the tax number of this account, at most 10; null like the account"),
    products: z.object({ published: count, draft: count, hidden: count }),
    parcels: countsOf(parcelTabs)
      .nullable()
      .describe("by status, and those past their deadline; null for ranks that see no orders"),
    returns: countsOf(returnStatuses).nullable().describe("by status; null for ranks that see no orders"),
    reviews: z.object({ rating: z.number(), count }).describe("published ones; the rating is 0 without any"),
    applications: z
      .array(Application.pick({ id: true, companyName: true, status: true, createdAt: true }))
      .nullable()
      .describe("of the owner, newest first, at most 20; null for ranks that decide on none"),
  })
  .meta({ id: "ShopOverview" });

export type ShopOverview = z.infer<typeof ShopOverview>;

const ShopAnswer = success("AdministeredShopAnswer", AdministeredShop);

export const sellerAdminRoutes = defineRoutes({
  administeredShops: {
    ...splitEndpoint(routes.administeredShops),
    summary: "Shops, by default newest first",
    access: ["admin"],
    forward: { path: "/admin/shops", pick: "shops" },
    extension: true,
    query: z.strictObject({
      ...cursorPageQuery,
      q: storableText
        .trim()
        .max(100)
        .optional()
        .describe("part of a name, of a slug or, for ranks that see owners, of a member's e-mail, or an id"),
      status: z.enum(shopStates).optional(),
      from: DayInput.optional().describe("opened on this day of Tashkent or later"),
      to: DayInput.optional().describe("opened on this day of Tashkent or earlier"),
      sort: z.enum(shopSorts).default("newest"),
    }),
    success: { status: 200, schema: countedPage("AdministeredShopPage", AdministeredShop, shopStates) },
    errors: ["invalid_query"],
  },
  administeredShop: {
    ...splitEndpoint(routes.administeredShop),
    summary:
      "One shop: people, account, and how much there is of each kind; what a rank does not see is null",
    access: ["admin"],
    forward: { path: "/admin/shops/{id}", pick: "shop" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("ShopOverviewAnswer", ShopOverview) },
    errors: ["seller_not_found"],
  },
  suspendShop: {
    ...splitEndpoint(routes.suspendShop),
    summary:
      "Suspend a shop: its products leave the catalogue, its orders and payouts continue; another reason replaces the first, a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/shops/{id}/suspension", pick: "shop", drops: ["/"] },
    extension: true,
    versioned: true,
    params: IdParams,
    body: z
      .strictObject({ reason: freeText(limits.reasonMin, limits.reasonMax), version: VersionInput })
      .meta({ id: "Suspension" }),
    success: { status: 200, schema: ShopAnswer },
    errors: ["seller_not_found", "stale_version"],
  },
  resumeShop: {
    ...splitEndpoint(routes.resumeShop),
    summary: "Let a suspended shop sell again; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/shops/{id}/resumption", pick: "shop", drops: ["/"] },
    extension: true,
    versioned: true,
    params: IdParams,
    body: z.strictObject({ version: VersionInput }).meta({ id: "Resumption" }),
    optionalBody: true,
    success: { status: 200, schema: ShopAnswer },
    errors: ["seller_not_found", "stale_version"],
  },
  setCashCollector: {
    ...splitEndpoint(routes.setCashCollector),
    summary: "Set who collects the cash of a shop's parcels; existing orders do not change",
    access: ["admin"],
    forward: { path: "/admin/shops/{id}/cash-collector", pick: "shop" },
    extension: true,
    confirmed: true,
    versioned: true,
    params: IdParams,
    body: z
      .strictObject({ collector: z.enum(cashCollectors), version: VersionInput })
      .meta({ id: "CashCollectorChange" }),
    success: { status: 200, schema: ShopAnswer },
    errors: ["seller_not_found", "stale_version"],
  },
});
