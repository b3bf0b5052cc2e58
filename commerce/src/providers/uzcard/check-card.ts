import { isUnfinished } from "../../modules/payment-ledger/attempt-state.ts";
import type { Attempt, LockedOrder, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import { bookTaken } from "./book-taken.ts";
import type { CardGateway, Found } from "./card-gateway.ts";
import { attemptIn, dataOf, isOver, timeOf, times } from "./card-attempt.ts";
import { note } from "./pay-by-card.ts";

export interface Look {
  /** also at tries that were given up after the gateway had been told to take the money */
  givenUp?: boolean;
  /** also at a page that the buyer is to be sent to again */
  pages?: boolean;
  /** an attempt is asked about no more often than this, whoever looks in whatever process */
  everyMs?: number;
}

/** Somebody waits for what is found. */
const PATIENCE_MS = 3_000;

/** Asks the gateway how far an order's uncertain tries are, and writes down what is certain by then. */
export async function checkCard(
  ledger: PaymentLedger,
  gateway: CardGateway,
  orderId: string,
  { givenUp = false, pages = false, everyMs = 3_000 }: Look = {},
): Promise<void> {
  const isDue = (attempt: Attempt) =>
    attempt.gateway === gateway.name &&
    attempt.externalId !== null &&
    (isUncertain(attempt, givenUp) || (pages && isPage(attempt))) &&
    timeOf(attempt.lookedAt) <= Date.now() - everyMs;
  if (!(await ledger.attemptsOf([orderId])).some(isDue)) return;
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
  if (dataOf(attempt).confirmed !== "asked") return false;
  return attempt.state === "open" || (givenUp && attempt.state === "cancelled");
}

const isPage = (attempt: Attempt): boolean => attempt.state === "open" && dataOf(attempt).page !== undefined;

async function book(order: LockedOrder, attempt: Attempt, found: Found, gateway: CardGateway): Promise<void> {
  const { kind } = found;
  const now = Date.now();
  // The same answer again and again would fill the book.
  const before = dataOf(attempt);
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
    // The order is not held for days: `confirmed` stays, and it is asked about further.
    await giveUp(order, attempt, "gateway", {});
  }
}

/**
 * Nothing was taken until now. An answer that was lost may still be on its way through banks, so the try is ended only
 * after a while, and is looked at for some days then; a page that is not closed can be gone on with.
 */
async function wait(order: LockedOrder, attempt: Attempt, isClosed: boolean): Promise<void> {
  const { askedAt = 0, page } = dataOf(attempt);
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
