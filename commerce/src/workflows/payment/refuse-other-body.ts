import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { hashRequest } from "../order/order-request.ts";
import { getLedger } from "./get-ledger.ts";

/** @throws ShopError 422 idempotency_mismatch when the key was used within 24 hours with another body */
export async function refuseOtherBody(
  container: MedusaContainer,
  customerId: string,
  key: string | undefined,
  body: object,
): Promise<void> {
  if (!key) return;
  const same = await getLedger(container).dues.takeKey(customerId, key.slice(0, 255), hashRequest(body));
  if (!same) {
    throw new ShopError(422, "idempotency_mismatch", "This Idempotency-Key was used for another payment");
  }
}
