import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { gateways } from "../../providers/configured.ts";
import { readClickFiscal, submitClickFiscal } from "../../providers/click/fiscal.ts";
import { ledgerOf } from "./ledger-of.ts";
import { paidAttempt } from "./paid-attempt.ts";

/** Whether the gateway wants to be told what was sold: Click does, after the payment; Payme is told before it. */
export async function needsFiscal(container: MedusaContainer, orderId: string): Promise<boolean> {
  const paid = await paidAttempt(container, orderId);
  return gateways.click !== undefined && paid?.state === "paid" && paid.gateway === "click";
}

/**
 * Tells Click what an order holds, once, and keeps the receipt that it makes of it.
 * @throws Error while Click is silent or has no receipt yet, so that the job is tried again
 */
export async function submitFiscal(container: MedusaContainer, orderId: string): Promise<void> {
  const { click } = gateways;
  if (!click) return;
  const ledger = ledgerOf(container);
  const submitted = await submitClickFiscal(ledger, click, orderId);
  if (submitted.kind === "silent") throw new Error(`Click: ${submitted.why}`);
  if (submitted.kind === "refused") return tellRefusal(container, orderId, submitted.why);
  if (submitted.kind !== "done") return;
  const read = await readClickFiscal(ledger, click, orderId);
  if (read.kind === "silent" || read.kind === "nothing") throw new Error(`Click: ${read.why}`);
}

/** Another try would be refused as well: a person has to look. */
async function tellRefusal(container: MedusaContainer, orderId: string, why: string): Promise<void> {
  const due = await ledgerOf(container).dueOf(orderId);
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`Click takes no fiscal items of order ${due?.number ?? orderId}: ${why}`);
}
