import { difference, type Difference } from "./difference.ts";
import { paymentOf, type OrderAccounts } from "./order-accounts.ts";

/** Gateways make a receipt within minutes, and ours is asked for again for about a day. */
const RECEIPT_MS = 24 * 3_600_000;

/** Gateway -> since when its payments are looked at, in epoch milliseconds; of others nothing is said. */
export type ReceiptsFrom = Readonly<Record<string, number>>;

/** A payment, a day after it and still without a fiscal receipt. */
export function compareReceipts(
  accounts: OrderAccounts,
  now: number,
  receiptsFrom: ReceiptsFrom,
): Difference[] {
  const payment = paymentOf(accounts);
  const since = payment && receiptsFrom[payment.gateway];
  if (!payment || since === undefined) return [];
  const { id, gateway, amount, performedTime } = payment;
  if (performedTime === null || performedTime < since || performedTime > now - RECEIPT_MS) return [];
  if (accounts.receipted.includes(id)) return [];
  return [difference("receipt_missing", { order: accounts.number, id, gateway, amounts: { paid: amount } })];
}
