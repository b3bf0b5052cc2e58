import type { MedusaContainer } from "@medusajs/framework/types";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import { findReversal } from "../../providers/configured.ts";
import { ShopError } from "../../shop-error.ts";
import { bookReversal } from "./book-reversal.ts";
import { getLedger } from "./get-ledger.ts";
import { findOwnPayment } from "./paid-attempt.ts";
import { isStatedBy, whoStates } from "./stated-by.ts";

export interface ReversalRequest {
  /** of a payment (payatt_…), or the number of its order */
  id: string;
  /** a person's statement, used where the gateway gives no answer: `Name: words` */
  by?: string;
}

/**
 * Books that a gateway refunded a payment from its merchant dashboard. The gateway is asked first; a person's statement
 * counts only when it gives no answer. A repeat changes nothing.
 * @throws ShopError 400 invalid_input, 404 not_found, 409 conflict
 */
export async function recordReversal(container: MedusaContainer, { id, by }: ReversalRequest) {
  const words = by?.trim().slice(0, 500);
  if (words !== undefined && !isStatedBy(words))
    throw new ShopError(400, "invalid_input", whoStates.reversed);
  const attempt = await findAttempt(container, id);
  if (!attempt) throw new ShopError(404, "not_found", `There is no payment ${id}`);
  const { orderId, amount, state, gateway } = attempt;
  if (state === "refunded") return { orderId, amount, again: true };
  if (state !== "paid") throw new ShopError(409, "conflict", `Payment ${attempt.id} is ${state}, not paid`);
  const found = (await findReversal(gateway)?.find(attempt)) ?? "unknown";
  if (found === "paid") throw new ShopError(409, "conflict", `${gateway} says that it still has the money`);
  if (found === "unknown" && words === undefined) {
    const todo = 'look in its cabinet and state it with --by "Name: words"';
    throw new ShopError(409, "conflict", `${gateway} does not say whether it gave the money back: ${todo}`);
  }
  const booked = await bookReversal(container, attempt, found === "returned" ? undefined : words);
  return { orderId, amount, again: !booked };
}

async function findAttempt(container: MedusaContainer, id: string): Promise<Attempt | undefined> {
  const ledger = getLedger(container);
  if (/^\d{10}$/.test(id)) {
    return ledger.withNumber(id, (order) => Promise.resolve(findOwnPayment(order?.attempts ?? [])));
  }
  if (!id.startsWith("payatt_")) return undefined;
  const [row] = await ledger.listPaymentAttempts({ id: [id] }, { select: ["id", "order_id"] });
  return row && (await ledger.listAttempts([row.order_id])).find((one) => one.id === id);
}
