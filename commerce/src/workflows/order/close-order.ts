import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules, PaymentCollectionStatus } from "@medusajs/framework/utils";
import { paymentCollectionId } from "./order-ids.ts";

/**
 * Cancels an order and, if nothing was paid, its payment. The engine's own workflow is not used: it requests the refund a
 * second time, records a refund that the gateway refused, and its compensation reserves stock for a cancelled order.
 */
export async function closeOrder(container: MedusaContainer, orderId: string): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const collection = await readCollection(container, orderId);
  for (const payment of collection.payments ?? []) {
    if (!payment.captures?.length && !payment.canceled_at) await payments.cancelPayment(payment.id);
  }
  if (collection.status !== "canceled" && !Number(collection.captured_amount ?? 0)) {
    await payments.updatePaymentCollections(collection.id, { status: PaymentCollectionStatus.CANCELED });
  }
  const orders = container.resolve(Modules.ORDER);
  const { status } = await orders.retrieveOrder(orderId, { select: ["id", "status"] });
  if (status !== "canceled") await orders.cancel([orderId]);
}

/**
 * Sets the payment collection and its sessions to what the order costs now; an open session would keep its old
 * amount.
 */
export async function alignPayment(container: MedusaContainer, orderId: string): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT);
  const collection = await readCollection(container, orderId);
  if (Number(collection.captured_amount ?? 0) > 0) return;
  const order = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(orderId, { select: ["id", "total"], relations: ["items", "shipping_methods"] });
  const amount = Number(order.total);
  if (Number(collection.amount) !== amount)
    await payments.updatePaymentCollections(collection.id, { amount });
  for (const { id, data, currency_code, amount: sessionAmount } of collection.payment_sessions ?? []) {
    if (Number(sessionAmount) !== amount)
      await payments.updatePaymentSession({ id, data: data ?? {}, currency_code, amount });
  }
}

function readCollection(container: MedusaContainer, orderId: string) {
  return container.resolve(Modules.PAYMENT).retrievePaymentCollection(paymentCollectionId(orderId), {
    relations: ["payment_sessions", "payments", "payments.captures"],
  });
}
