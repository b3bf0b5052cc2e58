import type { PayoutHold, shopMoneyRoutes } from "../shop-money.ts";
import type { Examples } from "./example.ts";
import { entry, shopFinance } from "./finance.ts";
import { seller } from "./shared.ts";

export const payoutHold: PayoutHold = {
  id: "phold_1",
  amount: null,
  reason: "Проверяем жалобы покупателей",
  until: "2026-12-01T19:00:00.000Z",
  isActive: true,
  createdBy: { id: "user_1", name: "Aziz" },
  createdAt: "2026-11-21T10:00:00.000Z",
  releasedBy: null,
  releasedAt: null,
  version: "1763719200000000",
};

const released: PayoutHold = {
  ...payoutHold,
  isActive: false,
  releasedBy: { id: "user_1", name: "Aziz" },
  releasedAt: "2026-11-22T10:00:00.000Z",
};

export const shopMoneyExamples: Examples<typeof shopMoneyRoutes> = {
  shopMoney: {
    request: { params: { id: "sel_1" } },
    answer: { success: true, data: { seller, finance: shopFinance, holds: [payoutHold] } },
  },
  shopEntries: {
    request: {
      params: { id: "sel_1" },
      query: { type: "earning", month: "2026-11", q: "1234567890", sort: "amount_desc", page: 1, limit: 10 },
    },
    answer: { success: true, data: [entry], pagination: { page: 1, limit: 10, total: 1, pages: 1 } },
  },
  holdPayouts: {
    request: {
      params: { id: "sel_1" },
      body: { amount: null, reason: payoutHold.reason, until: "2026-12-01" },
    },
    answer: { success: true, data: payoutHold, message: "Выплаты магазину остановлены" },
  },
  releaseHold: {
    request: { params: { id: "phold_1" }, body: {} },
    answer: { success: true, data: released, message: "Удержание снято" },
  },
};
