import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { isPrepaid } from "./payment-deadline.ts";
import { getLedger } from "./get-ledger.ts";

/**
 * A prepaid order is not packed before it is paid.
 * @throws ShopError 409 awaiting_payment
 */
export async function refuseUnpaid(container: MedusaContainer, orderId: string): Promise<void> {
  const ledger = getLedger(container);
  const payable = await ledger.findPayable(orderId);
  if (!payable || !isPrepaid(payable.method)) return;
  const attempts = await ledger.listAttempts([orderId]);
  if (attempts.some(({ state }) => state === "paid")) return;
  throw new ShopError(409, "awaiting_payment", "The order is not paid yet");
}
