import { difference, type Difference } from "./difference.ts";
import { toPayment, type OrderAccounts } from "./order-accounts.ts";

/** Gateways issue a receipt within minutes; we repeat the request for Click's for about a day. */
const RECEIPT_MS = 24 * 3_600_000;

/** By gateway: payments since this time are checked (epoch milliseconds). Other gateways are not checked. */
export type ReceiptsFrom = Readonly<Record<string, number>>;

/** Reports a payment that has no fiscal receipt a day later. */
export function compareReceipts(
  accounts: OrderAccounts,
  now: number,
  receiptsFrom: ReceiptsFrom,
): Difference[] {
  const payment = toPayment(accounts);
  const since = payment && receiptsFrom[payment.gateway];
  if (!payment || since === undefined) return [];
  const { id, gateway, amount, performedTime } = payment;
  if (performedTime === null || performedTime < since || performedTime > now - RECEIPT_MS) return [];
  if (accounts.receipted.includes(id)) return [];
  return [difference("receipt_missing", { order: accounts.number, id, gateway, amounts: { paid: amount } })];
}
