import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer, PaymentSessionDTO } from "@medusajs/framework/types";
import { MedusaError, Modules } from "@medusajs/framework/utils";
import { processPaymentWorkflow } from "@medusajs/medusa/core-flows";
import { LEASE } from "../../shared/recovery-times.ts";
import { paymentCollectionId } from "./order-ids.ts";
import { recordCaptures } from "./record-captures.ts";

/**
 * Runs a job as the only one that pays, cancels, edits or fulfils this order. The prefix is ours: core locks the
 * bare id inside some of the workflows that run here.
 */
export function underOrderLock<T>(
  container: MedusaContainer,
  orderId: string,
  job: () => Promise<T>,
): Promise<T> {
  return container.resolve(Modules.LOCKING).execute(`ord:${orderId}`, job, { timeout: 8, expire: LEASE });
}

/**
 * Asks the provider of a placed order whether the money came and, if so, records one captured payment. Safe to
 * repeat and to run in parallel. Gives what is captured by then, whole sum: core's workflow itself tells nothing,
 * and swallows a provider that fails, so only this number may be relied on.
 */
export function settlePayment(container: MedusaContainer, orderId: string): Promise<{ captured: Sum }> {
  return underOrderLock(container, orderId, () => bookPayment(container, orderId));
}

/**
 * The same for a caller that holds the order's lock. `amount` is what came, where a ledger knows it: a process that died
 * while it lowered the order's sum may have left another one in the engine.
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
  const before = await capturedOf(container, collection);
  if (before > 0) {
    await recordCaptures(container, orderId);
    return { captured: before };
  }
  // Core would take the money of a cancelled order.
  const { status } = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(orderId, { select: ["id", "status"] });
  if (status === "canceled") return { captured: 0 };
  if (amount !== undefined && Number(session.amount) !== amount) await askFor(container, session, amount);
  // No amount: the capture takes the session's; another amount would be recorded unchecked.
  await processPaymentWorkflow(container).run({
    input: { action: "captured", data: { session_id: session.id, amount: undefined as never } },
  });
  return { captured: await capturedOf(container, collection) };
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

async function capturedOf(container: MedusaContainer, collectionId: string): Promise<number> {
  const collection = await container
    .resolve(Modules.PAYMENT)
    .retrievePaymentCollection(collectionId, { relations: ["payments.captures"] });
  const captures = collection.payments?.flatMap(({ captures = [] }) => captures) ?? [];
  return captures.reduce((sum, { amount }) => sum + Number(amount), 0);
}
