import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { bookPayment, underOrderLock } from "../order/settle-payment.ts";
import { alignAcceptTimes } from "../parcel/align-accept-times.ts";
import { enqueue } from "../../queue/enqueue.ts";
import { needsFiscal } from "./submit-fiscal.ts";
import { paidAttempt } from "./paid-attempt.ts";

/**
 * Brings the engine's books after the ledger, which knows first: a paid order that is about to be called off has its
 * money in its books by then. The caller holds the order's lock.
 * @throws Error when the money did not arrive in the books, so that a job is tried again
 */
export async function bookLedger(container: MedusaContainer, orderId: string): Promise<void> {
  const came = await paidAttempt(container, orderId);
  if (!came) return;
  await alignAcceptTimes(container, orderId);
  const { captured } = await bookPayment(container, orderId, came.amount);
  if (captured === came.amount) return;
  const { status } = await container
    .resolve(Modules.ORDER)
    .retrieveOrder(orderId, { select: ["id", "status"] });
  if (status !== "canceled") {
    throw new Error(`Order ${orderId}: ${captured} sum in the books, ${came.amount} in the ledger`);
  }
}

/** The job that every paid attempt queues; a repeat books nothing twice. */
export async function settlePaid(container: MedusaContainer, orderId: string): Promise<void> {
  await underOrderLock(container, orderId, () => bookLedger(container, orderId));
  if (await needsFiscal(container, orderId))
    await enqueue(container, "submit-fiscal", { orderId }, { singletonKey: orderId });
}
