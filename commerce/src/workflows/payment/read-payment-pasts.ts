import type { MedusaContainer } from "@medusajs/framework/types";
import { ledgerOf } from "./ledger-of.ts";
import type { PaymentPast } from "./view-payment.ts";

/** What the ledger knows of these orders, by order. */
export async function readPaymentPasts(
  container: MedusaContainer,
  orderIds: string[],
): Promise<(orderId: string) => PaymentPast> {
  const ledger = ledgerOf(container);
  const [dues, attempts, receipts] = await Promise.all([
    ledger.dues.of(orderIds),
    ledger.attemptsOf(orderIds),
    ledger.dues.receiptsOf(orderIds),
  ]);
  return (orderId) => ({
    due: dues.get(orderId),
    attempts: attempts.filter((attempt) => attempt.orderId === orderId),
    receipts: receipts.filter((receipt) => receipt.orderId === orderId),
  });
}
