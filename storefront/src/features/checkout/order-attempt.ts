import type { NewOrder } from "@bezak/contract/orders.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { randomKey } from "../../lib/random-key.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import { orderAttemptKey } from "../../lib/typed-forms.ts";

/**
 * An attempt to place an order. Sending it again with the same key cannot create a second order. It is stored until the
 * tab is closed, also through a reload.
 */
export interface OrderAttempt {
  key: string;
  body: NewOrder;
}

export function readAttempt(storage: KeyValueStorage): OrderAttempt | null {
  const stored = readJson(storage, orderAttemptKey) as Partial<OrderAttempt> | null;
  return typeof stored?.key === "string" && stored.body ? (stored as OrderAttempt) : null;
}

export function writeAttempt(storage: KeyValueStorage, attempt: OrderAttempt | null): void {
  writeJson(storage, orderAttemptKey, attempt);
}

/**
 * Whether two requests are for the same products and recipient. The total may differ, since the server's first order
 * reduces the stock; another payment method or comment is no wish for a second order.
 */
function sameOrder(a: NewOrder, b: NewOrder): boolean {
  const content = ({ items, delivery: { method, city, address }, contact }: NewOrder) =>
    JSON.stringify([items, method, city, address, contact]);
  return content(a) === content(b);
}

/** The stored attempt without an answer, if it was for the same order: it must be sent again unchanged. */
export function lostAttempt(storage: KeyValueStorage, body: NewOrder): OrderAttempt | null {
  const stored = readAttempt(storage);
  return stored && sameOrder(stored.body, body) ? stored : null;
}

/** Creates an attempt and stores it before it is sent. */
export function newAttempt(storage: KeyValueStorage, body: NewOrder): OrderAttempt {
  const attempt = { key: randomKey(), body };
  writeAttempt(storage, attempt);
  return attempt;
}

/**
 * Ends an attempt after a definite failure, so that the next press starts a new one: for a day the server answers the
 * same key with the same refusal, although the products may be available again.
 */
export function endRefused(storage: KeyValueStorage, error: unknown): void {
  if (!isOutcomeOpen(error)) writeAttempt(storage, null);
}

/** Whether an order may have been created despite the failure; the attempt is then kept. */
export function isOutcomeOpen(error: unknown): boolean {
  if (hasCode(error, "maintenance")) return false;
  return !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429;
}
