import type { NewOrder } from "@bezak/contract/orders.ts";
import { isApiError } from "../../lib/api-error.ts";
import { randomKey } from "../../lib/random-key.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import { orderAttemptKey } from "../../lib/typed-forms.ts";

/**
 * One try at placing an order. Sent again with the same key it cannot make a second order. It lives as long as the tab, also
 * through a reload.
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
 * The same goods for the same person. The total may have been changed by the server, which took the goods for it already;
 * another way to pay, or another comment, is no wish for a second order.
 */
function sameOrder(a: NewOrder, b: NewOrder): boolean {
  const content = ({ items, delivery: { method, city, address }, contact }: NewOrder) =>
    JSON.stringify([items, method, city, address, contact]);
  return content(a) === content(b);
}

/** The attempt whose answer never came, if it was for this order: it is sent again as it was. */
export function lostAttempt(storage: KeyValueStorage, body: NewOrder): OrderAttempt | null {
  const stored = readAttempt(storage);
  return stored && sameOrder(stored.body, body) ? stored : null;
}

/** A new attempt, stored before it is sent. */
export function newAttempt(storage: KeyValueStorage, body: NewOrder): OrderAttempt {
  const attempt = { key: randomKey(), body };
  writeAttempt(storage, attempt);
  return attempt;
}

/**
 * After a failure. One that decided the attempt ends it: the next press is an attempt of its own, since the server
 * would answer this key with the same refusal for a day, though the goods may be back.
 */
export function endRefused(storage: KeyValueStorage, error: unknown): void {
  if (!isOutcomeOpen(error)) writeAttempt(storage, null);
}

/** True when the failure leaves open whether an order was made: then the attempt is kept. */
export function isOutcomeOpen(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429;
}
