import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { bookPayment, underOrderLock } from "../order/settle-payment.ts";
import { alignAcceptTimes } from "../parcel/align-accept-times.ts";
import { enqueue } from "../../queue/enqueue.ts";
import { needsFiscal } from "./submit-fiscal.ts";
import { findPaidAttempt } from "./paid-attempt.ts";

/**
 * Captures in the engine what the ledger records as paid, so that an order that is about to be cancelled has its
 * payment there. The caller holds the order's lock.
 * @throws Error when the captured sum differs from the ledger's, so that the job is repeated
 */
export async function bookLedgerPayment(container: MedusaContainer, orderId: string): Promise<void> {
  const came = await findPaidAttempt(container, orderId);
  if (!came) return;
  await alignAcceptTimes(container, orderId);
  const { captured } = await bookPayment(container, orderId, came.amount);
  if (captured === came.amount) return;
  const { status } = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(orderId, { select: ["id", "status"] });
  if (status !== "canceled") {
    throw new Error(
      `Order ${orderId}: ${captured} sum captured in the engine, ${came.amount} paid in the ledger`,
    );
  }
}

/** The job that every paid attempt queues. Idempotent. */
export async function settlePaid(container: MedusaContainer, orderId: string): Promise<void> {
  await underOrderLock(container, orderId, () => bookLedgerPayment(container, orderId));
  if (await needsFiscal(container, orderId))
    await enqueue(container, "submit-fiscal", { orderId }, { singletonKey: orderId });
}
