import type { CommissionRule, SellerPayout } from "../finance.ts";
import type { PayoutSettings } from "../payout-settings.ts";
import type { payoutsRoutes } from "../payouts.ts";
import type { Examples } from "./example.ts";
import { seller } from "./shared.ts";
import { entry, ownPayout } from "./finance.ts";

export const commissionRule: CommissionRule = {
  id: "comrule_1",
  scope: "seller_category",
  category: { id: "pcat_1", name: { ru: "Кольца" } },
  seller,
  percent: 12.5,
  updatedAt: "2026-11-01T10:00:00.000Z",
  version: "1793527200000000",
};

const payoutSettings: PayoutSettings = {
  minimumPayout: 100_000,
  payoutIntervalDays: 7,
  version: "5f0c3a1e",
};

export const payout: SellerPayout = {
  ...ownPayout,
  seller,
  batch: "2026-11-15-1",
  reference: "77",
  repeatOf: null,
  repeatedBy: null,
  approvedAt: null,
  relatedBuyers: null,
  version: "1764489600000000",
};

export const payoutsExamples: Examples<typeof payoutsRoutes> = {
  payoutPreview: {
    answer: {
      success: true,
      data: {
        payouts: [
          {
            seller,
            amount: 81_000,
            entries: 2,
            relatedBuyers: { orders: 1, amount: 90_000, phone: true, address: false },
          },
        ],
        total: 81_000,
        leftOut: [
          {
            seller: { id: "sel_2", name: "Zarina" },
            available: -500,
            reason: "below_minimum",
            restsUntil: null,
          },
        ],
        bankFile: { payouts: 3, total: 4_200_000, left: { payouts: 1, total: 90_000_000 } },
      },
    },
  },
  sweepPayouts: { answer: { success: true, data: [payout] } },
  payouts: {
    request: { query: { status: "sent", seller: "sel_1", sort: "amount_desc" } },
    answer: {
      success: true,
      data: [payout],
      pagination: { page: 1, limit: 20, total: 1, pages: 1 },
      counts: { scheduled: 2, sent: 1, paid: 14, failed: 1, cancelled: 0 },
    },
  },
  administeredPayout: {
    request: { params: { id: "payout_1" } },
    answer: {
      success: true,
      data: {
        ...payout,
        history: [
          { status: "scheduled", at: "2026-11-15T05:00:00.000Z", by: null, reason: null },
          {
            status: "sent",
            at: "2026-11-15T10:00:00.000Z",
            by: { id: "user_1", name: "Азиз Каримов" },
            reason: null,
          },
        ],
        approvals: [],
      },
    },
  },
  payoutSettings: { answer: { success: true, data: payoutSettings } },
  setPayoutSettings: {
    request: { body: payoutSettings },
    answer: {
      success: true,
      data: { ...payoutSettings, version: "8b1d2f07" },
      message: "Условия выплат сохранены",
    },
  },
  bankFile: { request: { query: { batch: "2026-11-15-1" } } },
  payPayout: {
    request: { params: { id: "payout_1" }, body: { reference: "77", version: "1764489600000000" } },
    answer: { success: true, data: payout, message: "Выплата проведена" },
  },
  failPayout: {
    request: { params: { id: "payout_1" }, body: { reason: "Счёт закрыт", version: "1764489600000000" } },
    answer: { success: true, data: payout, message: "Деньги вернулись на баланс магазина" },
  },
  cancelPayout: {
    request: { params: { id: "payout_1" } },
    answer: { success: true, data: payout, message: "Выплата отменена" },
  },
  repeatPayout: {
    request: { params: { id: "payout_1" } },
    answer: {
      success: true,
      data: { ...payout, status: "scheduled", repeatOf: { id: "payout_0", number: "000000" } },
      message: "Новая выплата создана",
    },
  },
  adjustBalance: {
    request: { params: { id: "sel_1" }, body: { amount: -5000, note: "Штраф за отмену" } },
    answer: { success: true, data: { ...entry, type: "adjustment" }, message: "Баланс изменён" },
  },
  commissionRules: { answer: { success: true, data: [commissionRule] } },
  commissionPreview: {
    request: { query: { scope: "category", category: "pcat_1", percent: 12 } },
    answer: {
      success: true,
      data: {
        month: "2026-10",
        total: { sales: 48_300_000, booked: 4_830_000, present: 4_830_000, proposed: 5_070_000 },
        rules: [
          {
            id: null,
            scope: "category",
            category: { id: "pcat_1", name: { ru: "Одежда", uz: "Kiyim", en: "Clothes" } },
            seller: null,
            percent: 12,
            isProposed: true,
            lines: 41,
            sales: 12_000_000,
            booked: 1_200_000,
            proposed: 1_440_000,
          },
          {
            id: "default",
            scope: "default",
            category: null,
            seller: null,
            percent: 10,
            isProposed: false,
            lines: 130,
            sales: 36_300_000,
            booked: 3_630_000,
            proposed: 3_630_000,
          },
        ],
      },
    },
  },
  setCommissionRule: {
    request: {
      body: {
        scope: "seller_category",
        categoryId: "pcat_1",
        sellerId: "sel_1",
        percent: 12.5,
        version: "1793527200000000",
      },
    },
    answer: {
      success: true,
      data: { ...commissionRule, version: "1793527260000000" },
      message: "Комиссия сохранена и действует для новых заказов",
    },
  },
  setDefaultCommission: {
    request: { body: { percent: 10, version: "5f0c3a1e" } },
    answer: {
      success: true,
      data: commissionRule,
      message: "Комиссия сохранена и действует для новых заказов",
    },
  },
  removeCommissionRule: {
    request: { params: { id: "comrule_1" } },
    answer: { success: true, data: {}, message: "Правило удалено" },
  },
};
