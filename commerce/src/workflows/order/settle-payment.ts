import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer, PaymentSessionDTO } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { processPaymentWorkflow } from "@medusajs/medusa/core-flows";
import { LEASE } from "../../shared/recovery-times.ts";
import { paymentCollectionId } from "./order-ids.ts";
import { recordCaptures } from "./record-captures.ts";

/**
 * Runs a job while no other process pays, cancels, edits or fulfils this order. The prefix keeps it apart from the engine's
 * lock on the bare id, which some of the workflows inside take.
 */
export function underOrderLock<T>(
  container: MedusaContainer,
  orderId: string,
  job: () => Promise<T>,
): Promise<T> {
  return container.resolve(Modules.LOCKING).execute(`ord:${orderId}`, job, { timeout: 8, expire: LEASE });
}

/**
 * Asks the provider of a placed order whether it was paid and, if so, records one captured payment. Safe to repeat and to
 * run in parallel. Returns the captured whole sum: the engine's workflow returns nothing and swallows a provider's failure,
 * so only this number is reliable.
 */
export function settlePayment(container: MedusaContainer, orderId: string): Promise<{ captured: Sum }> {
  return underOrderLock(container, orderId, () => bookPayment(container, orderId));
}

/**
 * The same for a caller that holds the order's lock. `amount` is what was paid according to the ledger: a process that died
 * while it lowered the order's total may have left another amount in the engine.
 */
export async function bookPayment(
  container: MedusaContainer,
  orderId: string,
  amount?: Sum,
): Promise<{ captured: Sum }> {
  const service = container.resolve(Modules.PAYMENT);
  const collection = paymentCollectionId(orderId);
  const [session] = await service.listPaymentSessions({ payment_collection_id: collection });
  if (!session) {
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `Order ${orderId} has no payment session`);
  }
  const before = await readCaptured(container, collection);
  if (before > 0) {
    await recordCaptures(container, orderId);
    return { captured: before };
  }
  // The engine would capture money for a cancelled order.
  const { status } = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(orderId, { select: ["id", "status"] });
  if (status === "canceled") return { captured: 0 };
  if (amount !== undefined && Number(session.amount) !== amount) await askFor(container, session, amount);
  // Without an amount the capture takes the session's; another amount would be recorded unchecked.
  await processPaymentWorkflow(container).run({
    input: { action: "captured", data: { session_id: session.id, amount: undefined as never } },
  });
  return { captured: await readCaptured(container, collection) };
}

async function askFor(
  container: MedusaContainer,
  { id, data, currency_code, payment_collection_id }: PaymentSessionDTO,
  amount: Sum,
): Promise<void> {
  const service = container.resolve(Modules.PAYMENT);
  if (payment_collection_id) await service.updatePaymentCollections(payment_collection_id, { amount });
  await service.updatePaymentSession({ id, data: data ?? {}, currency_code, amount });
}

async function readCaptured(container: MedusaContainer, collectionId: string): Promise<number> {
  const collection = await container
    .resolve(Modules.PAYMENT)
    .retrievePaymentCollection(collectionId, { relations: ["payments.captures"] });
  const captures = collection.payments?.flatMap(({ captures = [] }) => captures) ?? [];
  return captures.reduce((sum, { amount }) => sum + Number(amount), 0);
}
