import { z } from "zod";
import { amountSorts } from "./administered-sorts.ts";
import { cursorPageQuery, page, success } from "./envelope.ts";
import { Finance, FinanceEntry, Month } from "./finance.ts";
import { limits } from "./limits.ts";
import { ledgerEntryTypes } from "./payout-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/shop-money.ts";
import {
  DayInput,
  freeText,
  Id,
  IdParams,
  NamedAdministrator,
  PositiveSumInput,
  storableText,
  Sum,
  Time,
  Version,
  VersionInput,
} from "./shared-schemas.ts";

/** A hold of a shop's payouts by an administrator. It is no entry of the ledger: the balance stays what it is. */
export const PayoutHold = z
  .object({
    id: Id,
    amount: Sum.nullable().describe("stays on the balance; null: nothing is paid out"),
    reason: z.string().describe("the shop reads it"),
    until: Time.nullable().describe("when it ends by itself; null: when it is released"),
    isActive: z.boolean(),
    createdBy: NamedAdministrator,
    createdAt: Time,
    releasedBy: NamedAdministrator.nullable(),
    releasedAt: Time.nullable(),
    version: Version,
  })
  .meta({ id: "PayoutHold" });

export type PayoutHold = z.infer<typeof PayoutHold>;

/** Everything about the money of one shop. */
export const ShopMoney = z
  .object({
    seller: z.object({ id: Id, name: z.string() }),
    finance: Finance.describe("as the shop sees it"),
    holds: z.array(PayoutHold).describe("newest first; at most 100"),
  })
  .meta({ id: "ShopMoney" });

export type ShopMoney = z.infer<typeof ShopMoney>;

export const NewPayoutHold = z
  .strictObject({
    amount: PositiveSumInput.nullable().describe("null: nothing is paid out"),
    reason: freeText(limits.reasonMin, limits.reasonMax).describe("the shop reads it"),
    until: DayInput.nullable().describe("last day of the hold; null: until it is released"),
  })
  .meta({ id: "NewPayoutHold" });

export type NewPayoutHold = z.infer<typeof NewPayoutHold>;

const HoldAnswer = success("PayoutHoldAnswer", PayoutHold);

export const shopMoneyRoutes = defineRoutes({
  shopMoney: {
    ...splitEndpoint(routes.shopMoney),
    summary: "The balance of a shop by state, as the shop sees it, and the holds of its payouts",
    access: ["admin"],
    forward: { path: "/admin/sellers/{id}/finance", pick: "money" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("ShopMoneyAnswer", ShopMoney) },
    errors: ["seller_not_found"],
  },
  shopEntries: {
    ...splitEndpoint(routes.shopEntries),
    summary: "All entries of a shop's balance, by default newest first",
    access: ["admin"],
    forward: { path: "/admin/sellers/{id}/finance/entries", pick: "entries" },
    extension: true,
    params: IdParams,
    query: z.strictObject({
      ...cursorPageQuery,
      type: z.enum(ledgerEntryTypes).optional(),
      month: Month.optional(),
      payout: Id.optional(),
      q: storableText
        .trim()
        .max(100)
        .optional()
        .describe(
          "finds the entries of the shop's parcels that it finds in GET /admin/orders, and adjustments by a part of the reason and payouts by a part of the number",
        ),
      sort: z.enum(amountSorts).default("newest").describe("sums with their sign"),
    }),
    success: { status: 200, schema: page("ShopEntryPage", FinanceEntry) },
    errors: ["invalid_query", "seller_not_found"],
  },
  holdPayouts: {
    ...splitEndpoint(routes.holdPayouts),
    summary: "Hold a shop's payouts, all of them or so that a sum stays, with a reason that the shop reads",
    access: ["admin"],
    forward: { path: "/admin/sellers/{id}/holds", pick: "hold" },
    extension: true,
    confirmed: true,
    idempotent: true,
    params: IdParams,
    body: NewPayoutHold,
    success: { status: 201, schema: HoldAnswer },
    errors: ["seller_not_found", "idempotency_mismatch"],
  },
  releaseHold: {
    ...splitEndpoint(routes.releaseHold),
    summary: "Release a hold; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/holds/{id}/release", pick: "hold" },
    extension: true,
    confirmed: true,
    versioned: true,
    params: IdParams,
    body: z.strictObject({ version: VersionInput }).meta({ id: "HoldRelease" }),
    success: { status: 200, schema: HoldAnswer },
    errors: ["not_found", "stale_version"],
  },
});
