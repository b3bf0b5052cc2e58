import type { MedusaContainer } from "@medusajs/framework/types";
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
  if (submitted.kind !== "done") return;
  const read = await readClickFiscal(ledger, click, orderId);
  if (read.kind === "silent" || read.kind === "nothing") throw new Error(`Click: ${read.why}`);
}
