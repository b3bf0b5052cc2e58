import { z } from "zod";
import { page, pageQuery, success } from "./envelope.ts";
import { commissionScopes, entryHolds, ledgerEntryTypes, payoutStatuses } from "./payout-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/finance.ts";
import { BinaryFile, Id, Localized, ofSums, Sum, Time, Version } from "./shared-schemas.ts";

/** A whole sum that may be negative. */
export const SignedSum = ofSums(
  z.int().meta({
    id: "SignedSum",
    description: "whole number of Uzbek sum; negative if the shop owes it",
    "x-unit": "UZS",
  }),
);

/** A total of many orders, which may exceed the limit of one order. */
const LargeSum = ofSums(
  z.int().min(0).meta({ id: "LargeSum", description: "whole number of Uzbek sum", "x-unit": "UZS" }),
);

const Percent = z.number().min(0).describe("at most two decimals");

export const FinanceEntry = z
  .object({
    id: Id,
    type: z.enum(ledgerEntryTypes),
    amount: SignedSum,
    orderNumber: z.string().nullable().describe("number of the parcel"),
    parcelId: Id.nullable(),
    note: Localized.nullable().describe("the products, or the reason of an adjustment"),
    at: Time,
    availableAt: Time.nullable().describe("when it can be paid out; null while it is held"),
    heldBy: z
      .enum(entryHolds)
      .nullable()
      .describe(
        "`return`: a return is open; `cash`: the marketplace has not yet received the cash of the parcel",
      ),
    payoutId: Id.nullable().describe("the payout that contains it"),
    balanceAfter: SignedSum,
  })
  .meta({ id: "FinanceEntry" });

export type FinanceEntry = z.infer<typeof FinanceEntry>;

export const Payout = z
  .object({
    id: Id,
    number: z.string(),
    amount: LargeSum,
    status: z.enum(payoutStatuses),
    account: z.string().nullable().describe("last four digits"),
    entries: z.int().min(0),
    createdAt: Time,
    sentAt: Time.nullable(),
    paidAt: Time.nullable(),
    failure: z.string().nullable(),
  })
  .meta({ id: "Payout" });

export type Payout = z.infer<typeof Payout>;

/** `balance` is the sum of all entries and equals `available` plus `pending`. */
export const Finance = z
  .object({
    balance: SignedSum,
    available: SignedSum.describe("can be paid out now"),
    pending: SignedSum.describe(
      "waits for the return period, an open return or cash that the marketplace has not received",
    ),
    pendingPayouts: LargeSum.describe("payouts that are not paid yet"),
    monthlyRevenue: LargeSum.describe(
      "value of the products delivered since the first of the month, in Tashkent",
    ),
    paidOut: LargeSum.describe("sum of all payouts"),
    minimumPayout: Sum,
    nextPayoutAt: Time.nullable().describe("when the next payouts are made"),
    payoutAccountMissing: z.boolean(),
    accountRestsUntil: Time.nullable().describe(
      "no payout goes to a recently changed account before this time",
    ),
    holds: z
      .array(
        z.object({
          id: Id,
          amount: LargeSum.nullable().describe("stays on the balance; null: nothing is paid out"),
          reason: z.string(),
          since: Time,
          until: Time.nullable().describe("null: until the marketplace releases it"),
        }),
      )
      .describe("holds of payouts by the marketplace that apply now"),
    commissionRate: Percent.describe("rate of this shop in categories without a rule of their own"),
    entries: z.array(FinanceEntry).describe("the newest ten"),
    payouts: z.array(Payout).describe("the newest five"),
  })
  .meta({ id: "Finance" });

export type Finance = z.infer<typeof Finance>;

export const Month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe("for example 2026-11, in Tashkent");

/** The account of a shop in one month. */
export const Statement = z
  .object({
    month: Month,
    opening: SignedSum,
    closing: SignedSum,
    totals: z.record(z.enum(ledgerEntryTypes), SignedSum),
    entries: z.int().min(0),
  })
  .meta({ id: "Statement" });

export type Statement = z.infer<typeof Statement>;

/** A hint for the administrator, not proof: a buyer who shares a phone or an address with a shop may be its owner. */
const RelatedBuyers = z
  .object({
    orders: z.int().min(1),
    amount: LargeSum.describe("value of their products"),
    phone: z.boolean().describe("the buyer has a phone of a member of the shop"),
    address: z.boolean().describe("an order was delivered to an address of a member of the shop"),
  })
  .nullable()
  .describe("null if no buyer in this payout shares a phone or an address with the shop");

export const SellerPayout = z
  .object({
    ...Payout.shape,
    seller: z.object({ id: Id, name: z.string() }),
    batch: z
      .string()
      .nullable()
      .describe(
        "bank file that contains it: its day in Tashkent and a number of that day, such as 2026-11-30-2",
      ),
    reference: z.string().nullable().describe("reference of the bank"),
    repeatOf: z
      .object({ id: Id, number: z.string() })
      .nullable()
      .describe("the failed payout that it replaces"),
    repeatedBy: z.object({ id: Id, number: z.string() }).nullable().describe("the payout that replaces it"),
    approvedAt: Time.nullable().describe("when a second administrator approved it; null without an approval"),
    relatedBuyers: RelatedBuyers,
    version: Version,
  })
  .meta({ id: "SellerPayout" });

export type SellerPayout = z.infer<typeof SellerPayout>;

export const PayoutSum = z.object({ payouts: z.int().min(0), total: LargeSum });

export type PayoutSum = z.infer<typeof PayoutSum>;

/** The payouts that would be made now, and the shops without one, with the reason. */
export const PayoutPreview = z
  .object({
    payouts: z.array(
      z.object({
        seller: z.object({ id: Id, name: z.string() }),
        amount: LargeSum,
        entries: z.int().min(0),
        relatedBuyers: RelatedBuyers,
      }),
    ),
    total: LargeSum,
    leftOut: z.array(
      z.object({
        seller: z.object({ id: Id, name: z.string() }),
        available: SignedSum,
        reason: z.enum(["below_minimum", "no_account", "account_rests", "too_soon", "on_hold"]),
        restsUntil: Time.nullable().describe(
          "no payout goes to the recently changed account before this time",
        ),
      }),
    ),
    bankFile: z
      .object({
        ...PayoutSum.shape,
        left: PayoutSum.describe("scheduled payouts that wait for an approval or are held"),
      })
      .describe("what a file for the bank would contain now"),
  })
  .meta({ id: "PayoutPreview" });

export type PayoutPreview = z.infer<typeof PayoutPreview>;

export const CommissionRule = z
  .object({
    id: Id,
    scope: z.enum(commissionScopes),
    category: z.object({ id: Id, name: Localized }).nullable(),
    seller: z.object({ id: Id, name: z.string() }).nullable(),
    percent: Percent,
    updatedAt: Time.nullable().describe("null for the initial default"),
    version: Version.describe("of the rule; of the default: of all settings of the marketplace"),
  })
  .meta({ id: "CommissionRule" });

export type CommissionRule = z.infer<typeof CommissionRule>;

const files = ["application/pdf", "text/csv; charset=utf-8"];

export const financeRoutes = defineRoutes({
  finance: {
    ...splitEndpoint(routes.finance),
    summary: "The shop's balance and its newest entries",
    access: ["seller"],
    forward: { path: "/vendor/finance", pick: "finance" },
    sellerSection: "finance",
    success: { status: 200, schema: success("FinanceAnswer", Finance) },
  },
  financeEntries: {
    ...splitEndpoint(routes.financeEntries),
    summary: "All entries of the shop's balance, newest first",
    access: ["seller"],
    forward: { path: "/vendor/finance/entries", pick: "entries" },
    sellerSection: "finance",
    extension: true,
    query: z.strictObject({
      ...pageQuery,
      type: z.enum(ledgerEntryTypes).optional(),
      month: Month.optional(),
      payout: Id.optional(),
    }),
    success: { status: 200, schema: page("FinanceEntryPage", FinanceEntry) },
  },
  ownPayouts: {
    ...splitEndpoint(routes.ownPayouts),
    summary: "The shop's payouts, newest first",
    access: ["seller"],
    forward: { path: "/vendor/finance/payouts", pick: "payouts" },
    sellerSection: "finance",
    extension: true,
    query: z.strictObject({ ...pageQuery, status: z.enum(payoutStatuses).optional() }),
    success: { status: 200, schema: page("PayoutPage", Payout) },
  },
  statements: {
    ...splitEndpoint(routes.statements),
    summary: "Monthly statements of the shop, newest first",
    access: ["seller"],
    forward: { path: "/vendor/finance/statements", pick: "statements" },
    sellerSection: "finance",
    extension: true,
    heavy: true,
    success: { status: 200, schema: success("StatementList", z.array(Statement)) },
  },
  statementFile: {
    ...splitEndpoint(routes.statementFile),
    summary: "The statement of a month as PDF or CSV",
    access: ["seller"],
    forward: { path: "/vendor/finance/statements/{month}", languageInQuery: true, waitMs: 30_000 },
    sellerSection: "finance",
    extension: true,
    params: z.object({ month: Month }),
    query: z.strictObject({ format: z.enum(["pdf", "csv"]).default("pdf") }),
    file: files,
    heavy: true,
    success: { status: 200, schema: BinaryFile },
  },
});
