import { z } from "zod";
import { page, pageQuery, success } from "./envelope.ts";
import { commissionScopes, entryHolds, ledgerEntryTypes, payoutStatuses } from "./payout-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/finance.ts";
import { BinaryFile, Id, Localized, ofSums, Sum, Time } from "./shared-schemas.ts";

/** Whole sums that may be below nothing. */
export const SignedSum = ofSums(
  z.int().meta({
    id: "SignedSum",
    description: "whole number of Uzbek sum, below zero when owed",
    "x-unit": "UZS",
  }),
);

/** Sums of many orders outgrow what one may come to. */
const LargeSum = ofSums(
  z.int().min(0).meta({ id: "LargeSum", description: "whole number of Uzbek sum", "x-unit": "UZS" }),
);

const Percent = z.number().min(0).describe("with at most two decimals");

export const FinanceEntry = z
  .object({
    id: Id,
    type: z.enum(ledgerEntryTypes),
    amount: SignedSum,
    orderNumber: z.string().nullable().describe("of the parcel"),
    parcelId: Id.nullable(),
    note: Localized.nullable().describe("which goods, or what an adjustment is for"),
    at: Time,
    availableAt: Time.nullable().describe("when it counts for a payout; null while it is held"),
    heldBy: z
      .enum(entryHolds)
      .nullable()
      .describe(
        "`return`: one is open; `cash`: the marketplace took it at the door and has yet to receive it",
      ),
    payoutId: Id.nullable().describe("the payout that paid it out"),
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
    account: z.string().nullable().describe("its last four digits"),
    entries: z.int().min(0),
    createdAt: Time,
    sentAt: Time.nullable(),
    paidAt: Time.nullable(),
    failure: z.string().nullable(),
  })
  .meta({ id: "Payout" });

export type Payout = z.infer<typeof Payout>;

/** What a shop has. `balance` is the sum of all entries, and `available` and `pending` add up to it. */
export const Finance = z
  .object({
    balance: SignedSum,
    available: SignedSum.describe("can be paid out now"),
    pending: SignedSum.describe(
      "waits for the time of returns, an open return or cash that is yet to be received",
    ),
    pendingPayouts: LargeSum.describe("on its way to the bank"),
    monthlyRevenue: LargeSum.describe("goods delivered since the first of the month, in Tashkent"),
    paidOut: LargeSum.describe("ever"),
    minimumPayout: Sum,
    nextPayoutAt: Time.nullable().describe("when the next sweep is due"),
    payoutAccountMissing: z.boolean(),
    accountRestsUntil: Time.nullable().describe(
      "no payout goes to an account that was changed lately before",
    ),
    commissionRate: Percent.describe("of this shop, where no rule of a category says otherwise"),
    entries: z.array(FinanceEntry).describe("the newest ten"),
    payouts: z.array(Payout).describe("the newest five"),
  })
  .meta({ id: "Finance" });

export type Finance = z.infer<typeof Finance>;

const Month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe("2026-11, in Tashkent");

/** One month of a shop's account, to be explained line by line. */
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

/** A mark, not a verdict: who buys from a shop and shares a phone or an address with it may be the shop itself. */
const RelatedBuyers = z
  .object({
    orders: z.int().min(1),
    amount: LargeSum.describe("of their products"),
    phone: z.boolean().describe("a phone of the buyer is one of the shop's people"),
    address: z.boolean().describe("the delivery went to an address of the shop's people"),
  })
  .nullable()
  .describe("null when no buyer of what is paid shares a phone or an address with the shop");

export const SellerPayout = z
  .object({
    ...Payout.shape,
    seller: z.object({ id: Id, name: z.string() }),
    batch: z.string().nullable().describe("of the bank file it is in"),
    reference: z.string().nullable().describe("of the bank"),
    relatedBuyers: RelatedBuyers,
  })
  .meta({ id: "SellerPayout" });

export type SellerPayout = z.infer<typeof SellerPayout>;

/** What a sweep would pay out now, and whom not and why. */
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
        reason: z.enum(["below_minimum", "no_account", "account_rests", "too_soon"]),
        restsUntil: Time.nullable().describe(
          "of an account that was changed lately: no money goes there before",
        ),
      }),
    ),
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
    updatedAt: Time.nullable().describe("null: the default as the shop was set up with"),
  })
  .meta({ id: "CommissionRule" });

export type CommissionRule = z.infer<typeof CommissionRule>;

const files = ["application/pdf", "text/csv; charset=utf-8"];

export const financeRoutes = defineRoutes({
  finance: {
    ...splitEndpoint(routes.finance),
    summary: "The shop's balance, and the newest of what made it",
    access: ["seller"],
    forward: { path: "/vendor/finance", pick: "finance" },
    sellerSection: "finance",
    success: { status: 200, schema: success("FinanceAnswer", Finance) },
  },
  financeEntries: {
    ...splitEndpoint(routes.financeEntries),
    summary: "Everything that made the balance, newest first",
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
    summary: "Months of the shop's account, newest first",
    access: ["seller"],
    forward: { path: "/vendor/finance/statements", pick: "statements" },
    sellerSection: "finance",
    extension: true,
    heavy: true,
    success: { status: 200, schema: success("StatementList", z.array(Statement)) },
  },
  statementFile: {
    ...splitEndpoint(routes.statementFile),
    summary: "The statement of a month, to print or to calculate with",
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
