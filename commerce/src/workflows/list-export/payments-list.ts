import type { PaymentAttemptState, PaymentFailure } from "@bezak/contract/payment-status.ts";
import { findPaymentIds, readPaymentsByIds } from "../payment/administered-payments.ts";
import { methodTexts, minute, named, yesNo } from "./cell-texts.ts";
import { defineListExport, type CellText } from "./list-export.ts";

const stateTexts: Readonly<Record<PaymentAttemptState, CellText>> = {
  open: named("начат", "boshlangan", "started"),
  confirming: named("проверяется у платёжной системы", "toʻlov tizimida tekshirilmoqda", "being checked"),
  paid: named("оплачен", "toʻlangan", "paid"),
  late: named("деньги пришли слишком поздно", "pul juda kech kelgan", "money came too late"),
  cancelled: named("не состоялся", "amalga oshmagan", "not completed"),
  refunded: named("возвращён", "qaytarilgan", "refunded"),
};

const failureTexts: Readonly<Record<PaymentFailure, CellText>> = {
  refused: named("банк отклонил", "bank rad etgan", "declined by the bank"),
  insufficient_funds: named("не хватает денег", "mablagʻ yetarli emas", "not enough money"),
  card_blocked: named("карта заблокирована", "karta bloklangan", "card blocked"),
  card_expired: named("срок действия карты истёк", "kartaning muddati oʻtgan", "card expired"),
  card_unknown: named("карта не найдена", "karta topilmagan", "card not found"),
  no_sms: named("к карте не подключены SMS", "kartaga SMS ulanmagan", "no SMS for the card"),
  code_wrong: named("код введён неверно", "kod notoʻgʻri kiritilgan", "wrong code"),
  expired: named("время вышло", "vaqt tugagan", "time ran out"),
  cancelled: named("отменён", "bekor qilingan", "cancelled"),
  gateway: named("ошибка платёжной системы", "toʻlov tizimidagi xato", "payment system error"),
  late: named("слишком поздно", "juda kech", "too late"),
};

const isFailure = (failure: string): failure is PaymentFailure => Object.hasOwn(failureTexts, failure);

export const paymentsExport = defineListExport({
  name: "payments",
  findIds: findPaymentIds,
  read: readPaymentsByIds,
  idOf: ({ id }) => id,
  columns: [
    { title: named("ID", "ID", "ID"), width: 34, cell: ({ id }) => id },
    { title: named("Заказ", "Buyurtma", "Order"), cell: ({ orderNumber }) => orderNumber },
    {
      title: named("Способ оплаты", "Toʻlov usuli", "Payment method"),
      width: 26,
      cell: ({ method }) => methodTexts[method] ?? method,
    },
    { title: named("Платёжная система", "Toʻlov tizimi", "Payment system"), cell: ({ gateway }) => gateway },
    { title: named("Сумма, сум", "Summa, soʻm", "Amount, sum"), cell: ({ amount }) => amount },
    { title: named("Состояние", "Holat", "State"), width: 30, cell: ({ state }) => stateTexts[state] },
    {
      title: named("Почему не состоялся", "Nega amalga oshmagan", "Why it failed"),
      width: 30,
      cell: ({ failure }) => (failure !== null && isFailure(failure) ? failureTexts[failure] : null),
    },
    {
      title: named(
        "Номер в платёжной системе",
        "Toʻlov tizimidagi raqam",
        "Transaction id at the payment system",
      ),
      width: 30,
      cell: ({ transactionId }) => transactionId,
    },
    {
      title: named("Номер у плательщика", "Toʻlovchidagi raqam", "Number that the payer sees"),
      width: 24,
      cell: ({ payerNumber }) => payerNumber,
    },
    {
      title: named("Деньги пришли поздно", "Pul kech kelgan", "Money came late"),
      cell: ({ isLate }) => yesNo(isLate),
    },
    { title: named("Начат", "Boshlangan", "Started"), cell: ({ createdAt }) => minute(createdAt) },
    { title: named("Оплачен", "Toʻlangan", "Paid"), cell: ({ paidAt }) => minute(paidAt) },
    {
      title: named("Отменён или возвращён", "Bekor qilingan yoki qaytarilgan", "Cancelled or refunded"),
      cell: ({ endedAt }) => minute(endedAt),
    },
  ],
});
