import { difference, type Difference } from "./difference.ts";
import { paymentOf, type OrderBooks } from "./order-books.ts";

/** Gateways make a receipt within minutes, and ours is asked for again for about a day. */
const RECEIPT_MS = 24 * 3_600_000;

/** A payment whose gateway makes fiscal receipts, a day after it and still without one. */
export function compareReceipts(
  books: OrderBooks,
  now: number,
  receiptsFrom: readonly string[],
): Difference[] {
  const payment = paymentOf(books);
  if (!payment || !receiptsFrom.includes(payment.gateway)) return [];
  const { id, gateway, amount, performedTime } = payment;
  if (performedTime === null || performedTime > now - RECEIPT_MS || books.receipted.includes(id)) return [];
  return [difference("receipt_missing", { order: books.number, id, gateway, amounts: { paid: amount } })];
}
