import { z } from "zod";
import { AdministeredPayout } from "./administered-payout.ts";
import { AdjustmentRequest } from "./adjustments.ts";
import { amountSorts } from "./administered-sorts.ts";
import { countedPage, cursorPageQuery, success } from "./envelope.ts";
import { CommissionRule, FinanceEntry, PayoutPreview, SellerPayout } from "./finance.ts";
import { PayoutSettings, PayoutSettingsChange } from "./payout-settings.ts";
import { commissionScopes, payoutStatuses } from "./payout-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/payouts.ts";
import { commissionPercent, DefaultCommission, WrittenRule } from "./commission-input.ts";
import { CommissionPreview } from "./commission-preview.ts";
import { limits } from "./limits.ts";
import {
  BinaryFile,
  DayInput,
  freeText,
  Id,
  IdParams,
  ofSums,
  queryNumber,
  storableText,
  VersionInput,
} from "./shared-schemas.ts";

/** Largest adjustment, in whole sums. */
const LARGEST = 1_000_000_000_000;

const bankFileName = z.string().regex(/^[\w-]{1,64}$/);

const PayoutSettingsAnswer = success("PayoutSettingsAnswer", PayoutSettings);

const SellerPayoutPage = countedPage("SellerPayoutPage", SellerPayout, payoutStatuses);

const SellerPayoutAnswer = success("SellerPayoutAnswer", SellerPayout);

export const payoutsRoutes = defineRoutes({
  payoutPreview: {
    ...splitEndpoint(routes.payoutPreview),
    summary: "The payouts that would be made now, and what a bank file would contain",
    access: ["admin"],
    forward: { path: "/admin/payouts/preview", pick: "preview", waitMs: 60_000 },
    extension: true,
    heavy: true,
    success: { status: 200, schema: success("PayoutPreviewAnswer", PayoutPreview) },
  },
  sweepPayouts: {
    ...splitEndpoint(routes.sweepPayouts),
    summary: "Make payouts of all available balances; a repeat finds nothing to pay out",
    access: ["admin"],
    forward: { path: "/admin/payouts", pick: "payouts", waitMs: 60_000 },
    extension: true,
    confirmed: true,
    idempotent: true,
    success: { status: 201, schema: success("SweptPayouts", z.array(SellerPayout)) },
  },
  payouts: {
    ...splitEndpoint(routes.payouts),
    summary: "Payouts of all shops, by default newest first",
    access: ["admin"],
    forward: { path: "/admin/payouts", pick: "payouts" },
    extension: true,
    query: z.strictObject({
      ...cursorPageQuery,
      status: z.enum(payoutStatuses).optional(),
      seller: Id.optional(),
      q: storableText
        .trim()
        .max(100)
        .optional()
        .describe("part of the number, of the shop's name or of the reference"),
      batch: bankFileName.optional().describe("in this file for the bank"),
      from: DayInput.optional().describe("created on this day of Tashkent or later"),
      to: DayInput.optional().describe("created on this day of Tashkent or earlier"),
      sort: z.enum(amountSorts).default("newest"),
    }),
    success: { status: 200, schema: SellerPayoutPage },
    errors: ["invalid_query"],
  },
  administeredPayout: {
    ...splitEndpoint(routes.administeredPayout),
    summary: "A payout with its history and the requests of its approval",
    access: ["admin"],
    forward: { path: "/admin/payouts/{id}", pick: "payout" },
    extension: true,
    params: IdParams,
    success: { status: 200, schema: success("AdministeredPayoutAnswer", AdministeredPayout) },
    errors: ["payout_not_found"],
  },
  payoutSettings: {
    ...splitEndpoint(routes.payoutSettings),
    summary: "Minimum and interval of payouts",
    access: ["admin"],
    forward: { path: "/admin/payouts/settings", pick: "settings" },
    extension: true,
    success: { status: 200, schema: PayoutSettingsAnswer },
  },
  setPayoutSettings: {
    ...splitEndpoint(routes.setPayoutSettings),
    summary: "Set minimum and interval of payouts; existing payouts do not change",
    access: ["admin"],
    forward: { path: "/admin/payouts/settings", pick: "settings" },
    extension: true,
    confirmed: true,
    versioned: true,
    body: PayoutSettingsChange,
    success: { status: 200, schema: PayoutSettingsAnswer },
    errors: ["stale_version"],
  },
  bankFile: {
    ...splitEndpoint(routes.bankFile),
    summary:
      "Create a bank file of all scheduled payouts that need no approval or have it, and mark them as sent; the same `batch` returns the same file",
    access: ["admin"],
    forward: { path: "/admin/payouts/bank-file", waitMs: 30_000 },
    extension: true,
    confirmed: true,
    query: z.strictObject({
      batch: bankFileName.optional().describe("of an existing file"),
    }),
    file: ["text/csv; charset=utf-8"],
    success: { status: 200, schema: BinaryFile },
    errors: ["nothing_to_pay", "approval_required", "not_found"],
  },
  payPayout: {
    ...splitEndpoint(routes.payPayout),
    summary: "Record that the bank has paid; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/payouts/{id}/paid", pick: "payout" },
    extension: true,
    confirmed: true,
    params: IdParams,
    versioned: true,
    body: z
      .strictObject({ reference: freeText(0, 100).nullish(), version: VersionInput })
      .meta({ id: "PaidPayout" }),
    success: { status: 200, schema: SellerPayoutAnswer },
    errors: ["payout_not_found", "conflict", "stale_version"],
  },
  failPayout: {
    ...splitEndpoint(routes.failPayout),
    summary: "Record that the bank has not paid; the entries return to the balance for the next payout",
    access: ["admin"],
    forward: { path: "/admin/payouts/{id}/failed", pick: "payout" },
    extension: true,
    confirmed: true,
    params: IdParams,
    versioned: true,
    body: z
      .strictObject({ reason: freeText(limits.reasonMin, limits.reasonMax), version: VersionInput })
      .meta({ id: "FailedPayout" }),
    success: { status: 200, schema: SellerPayoutAnswer },
    errors: ["payout_not_found", "conflict", "stale_version"],
  },
  cancelPayout: {
    ...splitEndpoint(routes.cancelPayout),
    summary: "Cancel a payout that is in no bank file; the next one is made on the next regular date",
    access: ["admin"],
    forward: { path: "/admin/payouts/{id}/cancel", pick: "payout" },
    extension: true,
    confirmed: true,
    params: IdParams,
    versioned: true,
    success: { status: 200, schema: SellerPayoutAnswer },
    errors: ["payout_not_found", "conflict", "stale_version"],
  },
  repeatPayout: {
    ...splitEndpoint(routes.repeatPayout),
    summary:
      "Make a payout of what is available in place of a failed one, once, without waiting for the next regular date; a repeat changes nothing",
    access: ["admin"],
    forward: { path: "/admin/payouts/{id}/repeat", pick: "payout", waitMs: 30_000 },
    extension: true,
    confirmed: true,
    params: IdParams,
    versioned: true,
    success: { status: 200, schema: SellerPayoutAnswer },
    errors: ["payout_not_found", "conflict", "payout_not_ready", "stale_version"],
  },
  adjustBalance: {
    ...splitEndpoint(routes.adjustBalance),
    summary:
      "Adjust a shop's balance with a reason that the shop can read; 202 if another administrator must approve it",
    access: ["admin"],
    extension: true,
    confirmed: true,
    idempotent: true,
    params: IdParams,
    body: z
      .strictObject({
        amount: ofSums(
          z
            .int()
            .min(-LARGEST)
            .max(LARGEST)
            .refine((amount) => amount !== 0)
            .describe("whole sum; negative to reduce the balance"),
        ),
        note: freeText(limits.reasonMin, limits.reasonMax),
      })
      .meta({ id: "BalanceAdjustment" }),
    success: {
      status: 201,
      waiting: 202,
      schema: success("AdjustedBalance", z.union([FinanceEntry, AdjustmentRequest])),
    },
    errors: ["seller_not_found", "idempotency_mismatch"],
  },
  commissionRules: {
    ...splitEndpoint(routes.commissionRules),
    summary: "All commission rules, the default first; the most specific one applies",
    access: ["admin"],
    forward: { path: "/admin/commission-rules", pick: "rules" },
    extension: true,
    success: { status: 200, schema: success("CommissionRuleList", z.array(CommissionRule)) },
  },
  commissionPreview: {
    ...splitEndpoint(routes.commissionPreview),
    summary:
      "What the commission of the last full month would have been with a rule or another default, or without a rule; saves nothing",
    access: ["admin"],
    forward: { path: "/admin/commission-rules/preview", pick: "preview", waitMs: 30_000 },
    extension: true,
    heavy: true,
    query: z.strictObject({
      scope: z.enum(commissionScopes),
      category: Id.optional().describe("required with `category` and `seller_category`"),
      seller: Id.optional().describe("required with `seller` and `seller_category`"),
      percent: queryNumber(commissionPercent)
        .optional()
        .describe("left out: without the rule of this scope; required with `default`"),
    }),
    success: { status: 200, schema: success("CommissionPreviewAnswer", CommissionPreview) },
    errors: ["category_not_found", "seller_not_found", "not_found", "invalid_query"],
  },
  setCommissionRule: {
    ...splitEndpoint(routes.setCommissionRule),
    summary: "Set the commission of a category, a seller or both, by scope; existing orders do not change",
    access: ["admin"],
    forward: { path: "/admin/commission-rules", pick: "rule" },
    extension: true,
    confirmed: true,
    versioned: true,
    body: WrittenRule,
    success: { status: 200, schema: success("SetCommissionRule", CommissionRule) },
    errors: ["category_not_found", "seller_not_found", "stale_version"],
  },
  setDefaultCommission: {
    ...splitEndpoint(routes.setDefaultCommission),
    summary: "Set the commission of all shops without a rule; existing orders do not change",
    access: ["admin"],
    forward: { path: "/admin/commission-rules/default", pick: "rule" },
    extension: true,
    confirmed: true,
    versioned: true,
    body: DefaultCommission,
    success: { status: 200, schema: success("SetDefaultCommission", CommissionRule) },
    errors: ["stale_version"],
  },
  removeCommissionRule: {
    ...splitEndpoint(routes.removeCommissionRule),
    summary: "Delete a rule; the default cannot be deleted",
    access: ["admin"],
    forward: { path: "/admin/commission-rules/{id}" },
    extension: true,
    confirmed: true,
    params: IdParams,
    versioned: true,
    current: CommissionRule,
    success: { status: 200, schema: success("RemovedCommissionRule", z.object({})) },
    errors: ["not_found", "conflict", "stale_version"],
  },
});
