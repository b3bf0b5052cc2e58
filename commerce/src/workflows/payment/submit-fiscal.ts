import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { gateways } from "../../providers/configured.ts";
import { readClickFiscal, submitClickFiscal } from "../../providers/click/fiscal.ts";
import { getLedger } from "./get-ledger.ts";
import { findPaidAttempt } from "./paid-attempt.ts";

/** Click receives the fiscal lines after the payment; Payme receives them before. */
export async function needsFiscal(container: MedusaContainer, orderId: string): Promise<boolean> {
  const paid = await findPaidAttempt(container, orderId);
  return gateways.click !== undefined && paid?.state === "paid" && paid.gateway === "click";
}

/**
 * Sends the lines of an order to Click, once, and stores the receipt that it issues.
 * @throws Error while Click does not answer, refuses the lines or has no receipt yet, so that the job is repeated
 */
export async function submitFiscal(container: MedusaContainer, orderId: string): Promise<void> {
  const { click } = gateways;
  if (!click) return;
  const ledger = getLedger(container);
  const submitted = await submitClickFiscal(ledger, click, orderId);
  if (submitted.kind === "nothing") return;
  if (submitted.kind === "refused") {
    const number = (await ledger.findPayable(orderId))?.number ?? orderId;
    throw new Error(`Click refused the fiscal lines of order ${number}: ${submitted.why}`);
  }
  if (submitted.kind === "silent") throw new Error(`Click: ${submitted.why}`);
  const read = await readClickFiscal(ledger, click, orderId);
  if (read.kind === "silent" || read.kind === "nothing") throw new Error(`Click: ${read.why}`);
}

/**
 * Called after the last failed attempt: marks the payment, for the administrators' notifications, and logs an error.
 */
export async function giveUpFiscal(container: MedusaContainer, orderId: string): Promise<void> {
  await getLedger(container).withOrder(orderId, async (order) => {
    const paid = order?.attempts.find(({ gateway, state }) => gateway === "click" && state === "paid");
    if (!order || !paid || paid.data.fiscalRead) return;
    const { fiscalRefused, fiscalGivenUp } = paid.data;
    const why = typeof fiscalRefused === "string" ? fiscalRefused : "no answer";
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Order ${order.payable.number} has no fiscal receipt of Click and is not tried again: ${why}`);
    if (!fiscalGivenUp) await order.change(paid, { data: { fiscalGivenUp: new Date().toISOString() } });
  });
}
