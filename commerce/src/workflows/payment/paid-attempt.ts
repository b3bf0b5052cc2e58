import type { MedusaContainer } from "@medusajs/framework/types";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import { ledgerOf } from "./ledger-of.ts";

/** The payment that is or was an order's own, if it was paid at a gateway of ours; never one that came too late. */
export async function findPaidAttempt(
  container: MedusaContainer,
  orderId: string,
): Promise<Attempt | undefined> {
  const attempts = await ledgerOf(container).attemptsOf([orderId]);
  return findOwnPayment(attempts);
}

/** Of an order's attempts the one that paid it, whether or not its money went back since. */
export function findOwnPayment(attempts: readonly Attempt[]): Attempt | undefined {
  const own = attempts.filter(({ data }) => data.late !== true);
  return own.find(({ state }) => state === "paid") ?? own.findLast(({ state }) => state === "refunded");
}
