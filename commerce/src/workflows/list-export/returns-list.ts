import { findAllReturnIds, readListedReturns } from "../return/list-any-returns.ts";
import { localized, methodTexts, minute, named, returnReasonTexts, returnStatusTexts } from "./cell-texts.ts";
import { defineListExport } from "./list-export.ts";

export const returnsExport = defineListExport({
  name: "returns",
  findIds: findAllReturnIds,
  read: readListedReturns,
  idOf: ({ id }) => id,
  columns: [
    { title: named("ID", "ID", "ID"), width: 34, cell: ({ id }) => id },
    { title: named("Посылка", "Joʻnatma", "Parcel"), cell: ({ parcel }) => parcel.number },
    { title: named("Заказ", "Buyurtma", "Order"), cell: ({ orderNumber }) => orderNumber },
    { title: named("Статус", "Holat", "Status"), cell: ({ status }) => returnStatusTexts[status] },
    { title: named("Магазин", "Doʻkon", "Shop"), width: 28, cell: ({ seller }) => seller.name },
    { title: named("Покупатель", "Xaridor", "Buyer"), width: 28, cell: ({ buyer }) => buyer.name },
    { title: named("Телефон", "Telefon", "Phone"), cell: ({ buyer }) => buyer.phone },
    {
      title: named("Товары", "Mahsulotlar", "Products"),
      width: 48,
      cell: ({ items }, language) =>
        items.map(({ product, quantity }) => `${localized(product.name, language)} × ${quantity}`).join("; "),
    },
    {
      title: named("Причина", "Sabab", "Reason"),
      width: 28,
      cell: ({ reason }) => returnReasonTexts[reason],
    },
    {
      title: named("Что написал покупатель", "Xaridor nima yozgan", "What the buyer wrote"),
      width: 40,
      cell: ({ text }) => text,
    },
    { title: named("Сумма, сум", "Summa, soʻm", "Amount, sum"), cell: ({ amount }) => amount },
    {
      title: named("Способ оплаты", "Toʻlov usuli", "Payment method"),
      width: 26,
      cell: ({ paymentMethod }) => methodTexts[paymentMethod] ?? paymentMethod,
    },
    {
      title: named(
        "Карта или счёт, последние цифры",
        "Karta yoki hisob, oxirgi raqamlari",
        "Card or account, last digits",
      ),
      cell: ({ refundAccount }) => refundAccount,
    },
    {
      title: named(
        "Почему оформил администратор",
        "Nega administrator rasmiylashtirgan",
        "Why an administrator opened it",
      ),
      width: 40,
      cell: ({ timeline }) => (timeline[0]?.actor === "admin" ? timeline[0].reason : null),
    },
    { title: named("Запрошен", "Soʻralgan", "Requested"), cell: ({ createdAt }) => minute(createdAt) },
    {
      title: named("Последний шаг", "Oxirgi qadam", "Latest step"),
      cell: ({ timeline }) => minute(timeline.at(-1)?.at ?? null),
    },
    {
      title: named("Почему отклонён", "Nega rad etilgan", "Why declined"),
      width: 40,
      cell: ({ status, timeline }) => (status === "rejected" ? timeline.at(-1)?.reason : null),
    },
  ],
});
