import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { AdjustmentStatus, PayoutStatus } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Days } from "../../shared/day-conditions.ts";
import { viewReceipts } from "../cash-receipt/cash-receipts.ts";
import { viewSellerPayouts } from "../payout/payout-view.ts";
import { findRefundOwedIds, readRefundsOwedByIds } from "../refund-owed/read-refunds-owed.ts";
import { viewAdjustments } from "../seller-ledger/adjustment-requests.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { adjustmentStatusTexts, minute, named, payoutStatusTexts, refundReasonTexts } from "./cell-texts.ts";
import { defineListExport } from "./list-export.ts";

const number = named("Номер", "Raqam", "Number");
const shop = named("Магазин", "Doʻkon", "Shop");
const status = named("Статус", "Holat", "Status");
const amount = named("Сумма, сум", "Summa, soʻm", "Amount, sum");
const reference = named("Номер документа", "Hujjat raqami", "Reference");
const created = named("Создана", "Yaratilgan", "Created");

/** Filters and orders of every list of money. */
interface MoneyChoice extends Days {
  /** id of a shop */
  seller?: string;
  q?: string;
  sort?: AmountSort;
}

const findPayoutIds = (
  container: MedusaContainer,
  { seller, ...choice }: MoneyChoice & { status?: PayoutStatus; batch?: string },
  limit: number,
) => getSellerLedger(container).accounts.payoutIds({ ...choice, sellerId: seller, limit });

export const payoutsExport = defineListExport({
  name: "payouts",
  findIds: findPayoutIds,
  read: async (container: MedusaContainer, ids: readonly string[]) =>
    viewSellerPayouts(container, await getSellerLedger(container).accounts.payoutsOf(ids)),
  idOf: (payout) => payout.id,
  columns: [
    { title: number, cell: (payout) => payout.number },
    { title: shop, width: 28, cell: ({ seller }) => seller.name },
    { title: amount, cell: (payout) => payout.amount },
    { title: status, cell: (payout) => payoutStatusTexts[payout.status] },
    {
      title: named("Счёт, последние цифры", "Hisob, oxirgi raqamlari", "Account, last digits"),
      cell: ({ account }) => account,
    },
    { title: named("Записей", "Yozuvlar", "Entries"), width: 10, cell: ({ entries }) => entries },
    { title: created, cell: ({ createdAt }) => minute(createdAt) },
    {
      title: named("Отправлена в банк", "Bankka yuborilgan", "Sent to the bank"),
      cell: ({ sentAt }) => minute(sentAt),
    },
    { title: named("Выплачена", "Toʻlangan", "Paid"), cell: ({ paidAt }) => minute(paidAt) },
    { title: reference, width: 24, cell: (payout) => payout.reference },
    {
      title: named("Почему не прошла", "Nega oʻtmadi", "Why it failed"),
      width: 32,
      cell: ({ failure }) => failure,
    },
  ],
});

export const refundsExport = defineListExport({
  name: "refunds-owed",
  findIds: findRefundOwedIds,
  read: readRefundsOwedByIds,
  idOf: (refund) => refund.id,
  columns: [
    { title: named("Заказ", "Buyurtma", "Order"), cell: ({ orderNumber }) => orderNumber },
    { title: amount, cell: (refund) => refund.amount },
    {
      title: named("Почему вручную", "Nega qoʻlda", "Why by hand"),
      width: 28,
      cell: ({ reason }) => refundReasonTexts[reason],
    },
    { title: named("Покупатель", "Xaridor", "Buyer"), width: 28, cell: ({ buyer }) => buyer.name },
    { title: named("Телефон", "Telefon", "Phone"), cell: ({ buyer }) => buyer.phone },
    {
      title: named(
        "Карта или счёт, последние цифры",
        "Karta yoki hisob, oxirgi raqamlari",
        "Card or account, last digits",
      ),
      cell: ({ account }) => account,
    },
    { title: named("Ждёт с", "Kutilmoqda, boshlab", "Owed since"), cell: ({ since }) => minute(since) },
  ],
});

const findReceiptIds = (
  container: MedusaContainer,
  { status, seller, ...choice }: MoneyChoice & { status: "outstanding" | "received" },
  limit: number,
) =>
  getSellerLedger(container).cash.ids({
    ...choice,
    received: status === "received",
    sellerId: seller,
    limit,
  });

export const receiptsExport = defineListExport({
  name: "cash-receipts",
  findIds: findReceiptIds,
  read: async (container: MedusaContainer, ids: readonly string[]) =>
    viewReceipts(container, await getSellerLedger(container).cash.byIds(ids)),
  idOf: ({ parcelId }) => parcelId,
  columns: [
    { title: named("Посылка", "Joʻnatma", "Parcel"), cell: (receipt) => receipt.number },
    { title: shop, width: 28, cell: ({ seller }) => seller.name },
    { title: amount, cell: (receipt) => receipt.amount },
    {
      title: named("Доставлена", "Yetkazilgan", "Delivered"),
      cell: ({ deliveredAt }) => minute(deliveredAt),
    },
    {
      title: named("Деньги получены", "Pul olingan", "Cash received"),
      cell: ({ receivedAt }) => minute(receivedAt),
    },
    { title: reference, width: 24, cell: (receipt) => receipt.reference },
  ],
});

const findAdjustmentIds = (
  container: MedusaContainer,
  { seller, ...choice }: MoneyChoice & { status?: AdjustmentStatus },
  limit: number,
) => getSellerLedger(container).adjustments.ids({ ...choice, sellerId: seller, limit });

export const adjustmentsExport = defineListExport({
  name: "adjustments",
  findIds: findAdjustmentIds,
  read: async (container: MedusaContainer, ids: readonly string[]) =>
    viewAdjustments(container, await getSellerLedger(container).adjustments.byIds(ids)),
  idOf: (adjustment) => adjustment.id,
  columns: [
    { title: named("ID", "ID", "ID"), width: 34, cell: ({ id }) => id },
    { title: shop, width: 28, cell: ({ seller }) => seller.name },
    { title: amount, cell: (adjustment) => adjustment.amount },
    { title: named("Причина", "Sabab", "Reason"), width: 40, cell: ({ note }) => note },
    { title: status, width: 28, cell: (adjustment) => adjustmentStatusTexts[adjustment.status] },
    {
      title: named("Предложил", "Taklif qilgan", "Requested by"),
      width: 24,
      cell: ({ askedBy }) => askedBy.name,
    },
    { title: created, cell: ({ askedAt }) => minute(askedAt) },
    {
      title: named("Решил", "Hal qilgan", "Decided by"),
      width: 24,
      cell: ({ decidedBy }) => decidedBy?.name,
    },
    { title: named("Решена", "Hal qilingan", "Decided"), cell: ({ decidedAt }) => minute(decidedAt) },
  ],
});
