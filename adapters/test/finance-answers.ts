import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import type { AuditEntry } from "@bezak/contract/audit.ts";
import type {
  CommissionRule,
  Finance,
  FinanceEntry,
  Payout,
  PayoutPreview,
  SellerPayout,
  Statement,
} from "@bezak/contract/finance.ts";
import type { ParcelReceipt } from "@bezak/contract/cash-receipts.ts";
import type { RefundOwed } from "@bezak/contract/refunds-owed.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

const now = "2026-11-01T10:00:00.000Z";
const seller = { id: "sel_1", name: "Atlas" };

const auditEntry: AuditEntry = {
  ...{ id: "audit_1", at: now, actor: { id: "user_1", email: "admin@bezak.uz" }, status: 200 },
  ...{ action: "POST /admin/payouts/{id}/paid", subjects: ["payout_1"], requestId: "request-1" },
  said: '{"reference":"77"}',
};

const refundOwed: RefundOwed = {
  ...{ id: "retreq_1", orderNumber: "1234567890", amount: 90_000, reason: "cash_return", account: "1234" },
  buyer: { name: "Dilnoza", phone: "+998901234567" },
  ...{ since: now, version: "20261123090000000000-90000" },
};

const receipt: ParcelReceipt = {
  ...{ parcelId: "par_1", number: "1234567890-1", seller, amount: 115_000, deliveredAt: now },
  ...{ receivedAt: now, reference: "КО-17" },
};

const entry: FinanceEntry = {
  ...{ id: "lent_1", type: "earning", amount: 90_000, orderNumber: "1234567890-1", parcelId: "selord_1" },
  note: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
  ...{ at: now, availableAt: null, heldBy: "return", payoutId: null, balanceAfter: 90_000 },
};

const payout: Payout = {
  ...{ id: "payout_1", number: "000001", amount: 81_000, status: "paid", account: "4321", entries: 2 },
  ...{ createdAt: now, sentAt: now, paidAt: now, failure: null },
};

const sellerPayout: SellerPayout = {
  ...payout,
  seller,
  batch: "batch_1",
  reference: "77",
  relatedBuyers: null,
};

const finance: Finance = {
  ...{ balance: 81_000, available: 90_000, pending: -9_000, pendingPayouts: 0, monthlyRevenue: 90_000 },
  ...{ paidOut: 81_000, minimumPayout: 100_000, nextPayoutAt: now, payoutAccountMissing: false },
  accountRestsUntil: null,
  ...{ commissionRate: 10, entries: [entry], payouts: [payout] },
};

const statement: Statement = {
  ...{ month: "2026-11", opening: 0, closing: 81_000, entries: 2 },
  totals: { earning: 90_000, commission: -9_000, cash_collected: 0, refund: 0, adjustment: 0, payout: 0 },
};

export const waitingAdjustment: AdjustmentRequest = {
  ...{ id: "adjreq_1", seller, amount: -12_000_000, note: "Штраф", status: "waiting" },
  ...{ askedBy: { id: "user_1", name: "Aziz" }, askedAt: "2026-11-21T10:00:00.000Z" },
  ...{ decidedBy: null, decidedAt: null },
};

const preview: PayoutPreview = {
  ...{ total: 81_000 },
  payouts: [
    {
      ...{ seller, amount: 81_000, entries: 2 },
      relatedBuyers: { orders: 1, amount: 90_000, phone: true, address: false },
    },
  ],
  leftOut: [
    { seller: { id: "sel_2", name: "Zarina" }, available: -500, reason: "below_minimum", restsUntil: null },
  ],
};

const rule: CommissionRule = {
  ...{ id: "comrule_1", scope: "seller_category", seller, percent: 12.5, updatedAt: now },
  category: { id: "pcat_1", name: { ru: "Кольца" } },
};

const ok = (body: unknown, status = 200): Reply => ({ status, body });

const file = (type: string): Reply => ({ status: 200, body: "bytes of a file", type });

/** Whose account it is paid to is shown to nobody. */
const secret = { account_number: "20208000900123454321" };

/** What a healthy commerce answers to the calls about money; null for any other. */
export function financeAnswers({ method, path, query }: SeenCall): Reply | null {
  switch (`${method} ${path}`) {
    case "GET /vendor/finance":
      return ok({ finance: { ...finance, ...secret } });
    case "GET /vendor/finance/entries":
      return ok({ entries: [entry], count: 1 });
    case "GET /vendor/finance/payouts":
      return ok({ payouts: [{ ...payout, ...secret }], count: 1 });
    case "GET /vendor/finance/statements":
      return ok({ statements: [statement] });
    case "GET /vendor/finance/statements/2026-11":
      return file(query.get("format") === "csv" ? "text/csv; charset=utf-8" : "application/pdf");
    case "GET /admin/payouts/preview":
      return ok({ preview });
    case "POST /admin/payouts":
      return ok({ payouts: [sellerPayout] }, 201);
    case "GET /admin/payouts":
      return ok({ payouts: [{ ...sellerPayout, ...secret }], count: 1 });
    case "GET /admin/payouts/settings":
    case "POST /admin/payouts/settings":
      return ok({ settings: { minimumPayout: 100_000, payoutIntervalDays: 7 } });
    case "POST /admin/payouts/bank-file":
      return file("text/csv; charset=utf-8");
    case "POST /admin/payouts/payout_1/paid":
    case "POST /admin/payouts/payout_1/failed":
    case "POST /admin/payouts/payout_1/cancel":
      return ok({ payout: sellerPayout });
    case "GET /admin/cash-receipts":
      return ok({ receipts: [receipt], count: 1 });
    case "POST /admin/cash-receipts":
      return ok({ receipt }, 201);
    case "DELETE /admin/accounts/cus_1/sessions":
      return ok({ ended: 2 });
    case "GET /admin/audit":
      return ok({ entries: [auditEntry], count: 1 });
    case "GET /admin/refunds-owed":
      return ok({ refunds: [refundOwed], count: 1 });
    case "GET /admin/refunds-owed/retreq_1/account":
      return ok({ account: "8600123412341234" });
    case "POST /admin/refunds-owed/retreq_1/paid":
      return ok({ refund: { id: "retreq_1", amount: 90_000, again: false } });
    case "POST /admin/sellers/sel_1/adjustments":
      return ok({ entry: { ...entry, type: "adjustment" } }, 201);
    case "GET /admin/adjustments":
      return ok({ adjustments: [waitingAdjustment], count: 1 });
    case "POST /admin/adjustments/adjreq_1/approve":
    case "POST /admin/adjustments/adjreq_1/refuse":
      return ok({ adjustment: waitingAdjustment });
    case "POST /admin/sellers/sel_2/adjustments":
      return ok({ adjustment: waitingAdjustment }, 202);
    case "GET /admin/commission-rules":
      return ok({ rules: [rule] });
    case "POST /admin/commission-rules":
    case "POST /admin/commission-rules/default":
      return ok({ rule });
    case "DELETE /admin/commission-rules/comrule_1":
      return ok({});
    default:
      return null;
  }
}
