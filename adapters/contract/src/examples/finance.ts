import type { Finance, FinanceEntry, Payout, financeRoutes } from "../finance.ts";
import type { Examples } from "./example.ts";

export const entry: FinanceEntry = {
  id: "lent_1",
  type: "earning",
  amount: 90_000,
  orderNumber: "1234567890-1",
  parcelId: "selord_1",
  note: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
  at: "2026-11-01T10:00:00.000Z",
  availableAt: null,
  heldBy: "return",
  payoutId: null,
  balanceAfter: 90_000,
};

export const ownPayout: Payout = {
  id: "payout_1",
  number: "000001",
  amount: 81_000,
  status: "paid",
  account: "4321",
  entries: 2,
  createdAt: "2026-11-01T10:00:00.000Z",
  sentAt: "2026-11-01T10:00:00.000Z",
  paidAt: "2026-11-01T10:00:00.000Z",
  failure: null,
};

export const shopFinance: Finance = {
  balance: 81_000,
  available: 90_000,
  pending: -9000,
  pendingPayouts: 0,
  monthlyRevenue: 90_000,
  paidOut: 81_000,
  minimumPayout: 100_000,
  nextPayoutAt: "2026-11-01T10:00:00.000Z",
  payoutAccountMissing: false,
  accountRestsUntil: null,
  holds: [],
  commissionRate: 10,
  entries: [entry],
  payouts: [ownPayout],
};

export const financeExamples: Examples<typeof financeRoutes> = {
  finance: {
    answer: {
      success: true,
      data: shopFinance,
    },
  },
  financeEntries: {
    request: { query: { type: "earning", month: "2026-11", page: 1, limit: 10 } },
    answer: { success: true, data: [entry], pagination: { page: 1, limit: 10, total: 1, pages: 1 } },
  },
  ownPayouts: {
    request: { query: { status: "paid" } },
    answer: { success: true, data: [ownPayout], pagination: { page: 1, limit: 20, total: 1, pages: 1 } },
  },
  statements: {
    answer: {
      success: true,
      data: [
        {
          month: "2026-11",
          opening: 0,
          closing: 81_000,
          totals: {
            earning: 90_000,
            commission: -9000,
            cash_collected: 0,
            refund: 0,
            adjustment: 0,
            payout: 0,
          },
          entries: 2,
        },
      ],
    },
  },
  statementFile: { request: { params: { month: "2026-11" }, query: { format: "csv" } } },
};
