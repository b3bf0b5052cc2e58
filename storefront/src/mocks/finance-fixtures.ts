import type { AdministeredPayout } from "@bezak/contract/administered-payout.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import type {
  CommissionRule,
  Finance,
  FinanceEntry,
  Payout,
  PayoutPreview,
  SellerPayout,
  Statement,
} from "@bezak/contract/finance.ts";
import { categories } from "./catalog-fixtures.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const now = Date.parse("2026-11-22T09:00:00Z");
const at = (days: number) => new Date(now - days * dayMs).toISOString();

/** Adds the balance after each entry; newest first. */
function withBalances(entries: readonly Omit<FinanceEntry, "balanceAfter">[], opening = 0): FinanceEntry[] {
  let balance = opening;
  return entries
    .toReversed()
    .map((entry) => ({ ...entry, balanceAfter: (balance += entry.amount) }))
    .toReversed();
}

const delivered = (days: number) => new Date(now + (14 - days) * dayMs).toISOString();

/** Entries of a parcel that was delivered `days` ago: revenue and commission. */
function sold(index: number, days: number, amount: Sum): Omit<FinanceEntry, "balanceAfter">[] {
  const parcel = {
    orderNumber: `10000000${40 + index}-1`,
    parcelId: `par_${index}`,
    note: null,
    at: at(days),
    availableAt: delivered(days),
    heldBy: null,
    payoutId: days > 20 ? "pay_1" : null,
  };
  return [
    { ...parcel, id: `com_${index}`, type: "commission", amount: -Math.round(amount / 10) },
    { ...parcel, id: `ear_${index}`, type: "earning", amount },
  ];
}

export const entries: readonly FinanceEntry[] = withBalances([
  ...sold(1, 0, 690_000),
  ...sold(2, 2, 1_240_000),
  {
    id: "ref_1",
    type: "refund",
    amount: -450_000,
    orderNumber: "1000000043-1",
    parcelId: "par_3",
    note: { ru: "Кожаная сумка", uz: "Charm sumka", en: "Leather bag" },
    at: at(5),
    availableAt: at(5),
    heldBy: null,
    payoutId: null,
  },
  ...sold(4, 9, 2_150_000),
  {
    id: "pay_entry",
    type: "payout",
    amount: -4_905_000,
    orderNumber: null,
    parcelId: null,
    note: null,
    at: at(10),
    availableAt: at(10),
    heldBy: null,
    payoutId: "pay_1",
  },
  {
    id: "adj_1",
    type: "adjustment",
    amount: 45_000,
    orderNumber: null,
    parcelId: null,
    note: { ru: "За опоздание курьера", uz: "Kuryer kechikkani uchun", en: "The courier was late" },
    at: at(12),
    availableAt: at(12),
    heldBy: null,
    payoutId: "pay_1",
  },
  ...sold(5, 24, 3_200_000),
  ...sold(6, 28, 2_200_000),
]);

export function payout(index: number, more: Partial<Payout> = {}): Payout {
  return {
    id: `pay_${index}`,
    number: `P-2026-00000${index}`,
    amount: 4_905_000,
    status: "paid",
    account: "4471",
    entries: 5,
    createdAt: at(10),
    sentAt: at(9),
    paidAt: at(8),
    failure: null,
    ...more,
  };
}

export const payouts: readonly Payout[] = [
  payout(4, { status: "scheduled", createdAt: at(0), sentAt: null, paidAt: null, amount: 1_960_000 }),
  payout(3, {
    status: "failed",
    createdAt: at(7),
    sentAt: at(6),
    paidAt: null,
    amount: 1_960_000,
    failure: "счёт закрыт",
  }),
  payout(2, { status: "sent", createdAt: at(3), sentAt: at(2), paidAt: null, amount: 720_000 }),
  payout(1),
];

export const finance: Finance = {
  balance: 3_222_000,
  available: 1_530_000,
  pending: 1_692_000,
  pendingPayouts: 1_960_000,
  monthlyRevenue: 4_080_000,
  paidOut: 4_905_000,
  minimumPayout: 100_000,
  holds: [],
  nextPayoutAt: new Date(now + 5 * dayMs).toISOString(),
  payoutAccountMissing: false,
  accountRestsUntil: null,
  commissionRate: 10,
  entries: entries.slice(0, 10),
  payouts: payouts.slice(0, 5),
};

export const statements: readonly Statement[] = [
  {
    month: "2026-11",
    opening: 4_860_000,
    closing: 3_222_000,
    entries: 9,
    totals: {
      earning: 4_080_000,
      commission: -408_000,
      cash_collected: 0,
      refund: -450_000,
      adjustment: 45_000,
      payout: -4_905_000,
    },
  },
  {
    month: "2026-10",
    opening: 0,
    closing: 4_860_000,
    entries: 4,
    totals: {
      earning: 5_400_000,
      commission: -540_000,
      cash_collected: 0,
      refund: 0,
      adjustment: 0,
      payout: 0,
    },
  },
];

const shops = [
  { id: "sel_1", name: "Registon Atelier" },
  { id: "sel_2", name: "Zargar" },
  { id: "sel_3", name: "Ipak Yoʻli" },
] as const;

export const sellerPayouts: readonly SellerPayout[] = payouts.map((one, index) => ({
  ...one,
  seller: shops[index % shops.length]!,
  batch: one.sentAt === null ? null : `${one.sentAt.slice(0, 10)}-1`,
  reference: one.status === "paid" ? "ПП 4471 от 14.11" : null,
  repeatOf: null,
  repeatedBy: null,
  approvedAt: null,
  relatedBuyers: index === 0 ? { orders: 2, amount: 180_000, phone: true, address: true } : null,
  version: "1",
}));

const aziz = { id: "user_1", name: "Азиз Каримов" };

/** A payout with its history: made by the timer, then moved by an administrator. */
export const administered = (payout: SellerPayout): AdministeredPayout => ({
  ...payout,
  history: [
    { status: "scheduled", at: payout.createdAt, by: null, reason: null },
    ...(payout.sentAt ? [{ status: "sent" as const, at: payout.sentAt, by: aziz, reason: null }] : []),
    ...(payout.status === "scheduled" || payout.status === "sent"
      ? []
      : [{ status: payout.status, at: payout.paidAt ?? at(1), by: aziz, reason: payout.failure }]),
  ],
  approvals: [],
});

/** One request of another administrator, and one of the current user. */
export const waitingAdjustments: readonly AdjustmentRequest[] = ["user_2", "user_1"].map((id, index) => ({
  id: `adjreq_${index}`,
  seller: shops[index]!,
  amount: index === 0 ? -12_500_000 : 40_000_000,
  note: "Пересчёт комиссии за октябрь",
  status: "waiting",
  decidedBy: null,
  decidedAt: null,
  askedBy: { id, name: id === "user_1" ? "Азиз Каримов" : "Нилуфар Рахимова" },
  askedAt: at(index),
}));

/** The waiting ones and decided ones, newest first. */
export const adjustmentHistory: readonly AdjustmentRequest[] = [
  ...waitingAdjustments,
  ...(["approved", "refused"] as const).map((status, index): AdjustmentRequest => ({
    ...waitingAdjustments[index]!,
    id: `adjreq_${index + 2}`,
    amount: index === 0 ? 25_000_000 : -60_000_000,
    note: index === 0 ? "Возмещение за потерянную посылку" : "Штраф за поддельные товары",
    status,
    askedAt: at(index + 3),
    decidedBy: waitingAdjustments[1 - index]!.askedBy,
    decidedAt: at(index + 2),
  })),
];

export const preview: PayoutPreview = {
  payouts: [
    { seller: shops[0], amount: 1_530_000, entries: 7, relatedBuyers: null },
    {
      seller: shops[1],
      amount: 840_000,
      entries: 3,
      relatedBuyers: { orders: 1, amount: 310_000, phone: true, address: false },
    },
  ],
  total: 2_370_000,
  leftOut: [
    { seller: shops[2], available: 64_000, reason: "below_minimum", restsUntil: null },
    { seller: { id: "sel_4", name: "Chinor" }, available: 512_000, reason: "no_account", restsUntil: null },
    {
      seller: { id: "sel_5", name: "Navo" },
      available: 231_000,
      reason: "account_rests",
      restsUntil: "2026-11-25T09:30:00.000Z",
    },
  ],
  bankFile: { payouts: 0, total: 0, left: { payouts: 0, total: 0 } },
};

const version = "1763719200000000";

export const commissionRules: readonly CommissionRule[] = [
  { id: "rule_0", scope: "default", category: null, seller: null, percent: 10, updatedAt: null, version },
  {
    id: "rule_1",
    scope: "category",
    seller: null,
    percent: 7.5,
    updatedAt: at(20),
    version,
    category: { id: categories[4]!.id, name: categories[4]!.name },
  },
  { id: "rule_2", scope: "seller", category: null, seller: shops[1], percent: 8, updatedAt: at(9), version },
  {
    id: "rule_3",
    scope: "seller_category",
    seller: shops[1],
    percent: 5,
    updatedAt: at(2),
    version,
    category: { id: categories[1]!.id, name: categories[1]!.name },
  },
];
