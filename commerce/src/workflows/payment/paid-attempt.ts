import type { MedusaContainer } from "@medusajs/framework/types";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import { getLedger } from "./get-ledger.ts";

/** The gateway payment that paid this order, also after its refund; never a late one. */
export async function findPaidAttempt(
  container: MedusaContainer,
  orderId: string,
): Promise<Attempt | undefined> {
  const attempts = await getLedger(container).listAttempts([orderId]);
  return findOwnPayment(attempts);
}

/** The attempt that paid the order, also after its refund. */
export function findOwnPayment(attempts: readonly Attempt[]): Attempt | undefined {
  const own = attempts.filter(({ data }) => data.late !== true);
  return own.find(({ state }) => state === "paid") ?? own.findLast(({ state }) => state === "refunded");
}
