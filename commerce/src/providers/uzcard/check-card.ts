import { isUnfinished } from "../../modules/payment-ledger/attempt-state.ts";
import type { Attempt, LockedOrder, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import { bookTaken } from "./book-taken.ts";
import type { CardGateway, Found } from "./card-gateway.ts";
import { attemptIn, getData, isOver, getTime, times } from "./card-attempt.ts";
import { note } from "./pay-by-card.ts";

export interface CheckOptions {
  /** includes cancelled attempts for which the gateway had been told to take the money */
  givenUp?: boolean;
  /** includes a page that the buyer is about to be sent to again */
  pages?: boolean;
  /** minimum interval between queries of one attempt, across all processes */
  everyMs?: number;
}

/** Short, because a user waits for the result. */
const PATIENCE_MS = 3_000;

/** Queries the gateway about an order's uncertain attempts, and records what is certain. */
export async function checkCard(
  ledger: PaymentLedger,
  gateway: CardGateway,
  orderId: string,
  { givenUp = false, pages = false, everyMs = 3_000 }: CheckOptions = {},
): Promise<void> {
  const isDue = (attempt: Attempt) =>
    attempt.gateway === gateway.name &&
    attempt.externalId !== null &&
    (isUncertain(attempt, givenUp) || (pages && isPage(attempt))) &&
    getTime(attempt.lookedAt) <= Date.now() - everyMs;
  if (!(await ledger.listAttempts([orderId])).some(isDue)) return;
  const claimed = await ledger.withOrder(orderId, async (order) => {
    const pending = order?.attempts.filter(isDue) ?? [];
    for (const attempt of pending) await order?.change(attempt, { looked: true });
    return pending;
  });
  for (const { id, externalId } of claimed) {
    const found = await gateway.status(externalId ?? "", AbortSignal.timeout(PATIENCE_MS));
    await ledger.withOrder(orderId, async (order) => {
      const now = order && attemptIn(order, id);
      if (order && now) await book(order, now, found, gateway);
    });
  }
}

function isUncertain(attempt: Attempt, givenUp: boolean): boolean {
  if (attempt.state === "confirming") return true;
  if (getData(attempt).confirmed !== "asked") return false;
  return attempt.state === "open" || (givenUp && attempt.state === "cancelled");
}

const isPage = (attempt: Attempt): boolean => attempt.state === "open" && getData(attempt).page !== undefined;

async function book(order: LockedOrder, attempt: Attempt, found: Found, gateway: CardGateway): Promise<void> {
  const { kind } = found;
  const now = Date.now();
  // Repeated identical answers would fill the ledger.
  const before = getData(attempt);
  const isSame = before.found === kind;
  if (!isSame) {
    await note(order, attempt, gateway, "status", { externalId: attempt.externalId }, found);
    await order.change(attempt, { data: { found: kind, foundAt: now } });
  }
  if (found.kind === "paid") await bookTaken(order, attempt, found.taken);
  else if (kind === "returned") await giveUp(order, attempt, "cancelled", { confirmed: null });
  else if (kind === "closed" && attempt.state === "open") await giveUp(order, attempt, "expired", {});
  else if (attempt.state !== "confirming") return;
  else if (kind !== "unknown") await wait(order, attempt, kind === "closed");
  else if (isSame && now - (before.foundAt ?? now) >= times.unknown) {
    // The order is not held for days: `confirmed` stays, so the gateway is still queried.
    await giveUp(order, attempt, "gateway", {});
  }
}

/**
 * Nothing has been taken so far. A payment whose answer was lost may still be in progress at the banks, so the attempt
 * is cancelled only after a while, and is still queried for some days; an open page can be continued.
 */
async function wait(order: LockedOrder, attempt: Attempt, isClosed: boolean): Promise<void> {
  const { askedAt = 0, page } = getData(attempt);
  const now = Date.now();
  if (now - askedAt < times.settle) return;
  if (!page) await giveUp(order, attempt, "gateway", {});
  else if (isClosed || isOver(attempt, now)) await giveUp(order, attempt, "expired", {});
  else await order.move(attempt, "open");
}

async function giveUp(
  order: LockedOrder,
  attempt: Attempt,
  failure: string,
  data: Record<string, unknown>,
): Promise<void> {
  if (isUnfinished(attempt.state)) await order.move(attempt, "cancelled", { failure, data });
  else if (attempt.state === "cancelled") await order.change(attempt, { data });
}
