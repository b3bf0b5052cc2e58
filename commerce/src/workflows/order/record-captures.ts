import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { paymentCollectionId } from "./order-ids.ts";

/**
 * Adds captured money to the order's transactions if it is missing there: the engine captures first and adds afterwards, and
 * a process can die in between. The caller holds the order's lock.
 */
export async function recordCaptures(container: MedusaContainer, orderId: string): Promise<void> {
  const { payments = [] } = await container
    .resolve(Modules.PAYMENT)
    .retrievePaymentCollection(paymentCollectionId(orderId), { relations: ["payments.captures"] });
  const orders = container.resolve(Modules.ORDER);
  const known = await orders.listOrderTransactions(
    { order_id: orderId, reference: "capture" },
    { select: ["id", "reference_id"] },
  );
  for (const { id, amount } of payments.flatMap(({ captures = [] }) => captures)) {
    if (known.some(({ reference_id }) => reference_id === id)) continue;
    await orders.addOrderTransactions({
      order_id: orderId,
      amount: Number(amount),
      currency_code: "uzs",
      reference: "capture",
      reference_id: id,
    });
  }
}
