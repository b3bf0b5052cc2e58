import type { Attempt, LockedOrder, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import type { Card, CardFailure, CardGateway, NotDone } from "./card-gateway.ts";
import { attemptIn, iso, getMask, times, CODE_ATTEMPTS } from "./card-attempt.ts";
import { whyNotNow, type NotNow } from "./may-begin.ts";

/** `away`: the gateway could not be reached or lost its answer; no money can have moved. */
export type PayByCard =
  | { kind: "waiting" }
  | { kind: "refused"; failure: CardFailure }
  | { kind: "not_now"; code: NotNow }
  | { kind: "away" };

/** For both calls together: the caller times out after ten seconds. */
const BOTH_CALLS_MS = 8_000;

/**
 * Begins a payment by card: its bank sends a code. Each answer of the gateway is committed before the next call; a
 * process that dies in between leaves an attempt that expires within a minute, since nothing is charged before
 * `confirmCard`.
 */
export async function payByCard(
  ledger: PaymentLedger,
  gateway: CardGateway,
  orderId: string,
  card: Card,
): Promise<PayByCard> {
  const signal = AbortSignal.timeout(BOTH_CALLS_MS);
  const begun = await beginAttempt(ledger, gateway, orderId, "uzcard", { mask: getMask(card.number) });
  if (begun.kind !== "begun") return begun;
  const created = await createTransaction(ledger, gateway, begun, signal);
  if (created.kind !== "created") return created;
  const { attempt, externalId } = created;
  const started = await gateway.start(externalId, card, signal);
  return ledger.withOrder<PayByCard>(orderId, async (order) => {
    const now = order && attemptIn(order, attempt.id);
    if (!order || !now) return { kind: "away" };
    await note(order, now, gateway, "start", { externalId }, started);
    if (now.state !== "open") return replaced;
    if (started.kind !== "ok") return giveUp(order, now, started);
    const at = Date.now();
    await order.change(now, {
      expiresAt: new Date(at + times.form),
      data: {
        phone: started.phone,
        codeUntil: iso(at + times.code),
        resendAt: iso(at + times.resend),
        triesLeft: CODE_ATTEMPTS,
        resends: 0,
      },
    });
    return { kind: "waiting" };
  });
}

interface Begun {
  kind: "begun";
  attempt: Attempt;
  number: string;
  language: "ru" | "uz" | "en";
}

type Created =
  | { kind: "created"; attempt: Attempt; externalId: string }
  | { kind: "not_now"; code: NotNow }
  | { kind: "away" };

/** Opens an attempt that the gateway does not know yet. */
export function beginAttempt(
  ledger: PaymentLedger,
  gateway: CardGateway,
  orderId: string,
  method: "uzcard" | "card",
  data: Record<string, unknown>,
): Promise<Begun | { kind: "not_now"; code: NotNow }> {
  return ledger.withOrder(orderId, async (order) => {
    const code = await whyNotNow(order, gateway, method);
    if (code || !order) return { kind: "not_now", code: code ?? "payment_closed" };
    const { number, language } = order.payable;
    const expiresAt = new Date(Date.now() + times.start);
    const attempt = await order.open({ gateway: gateway.name, method, expiresAt, data });
    return { kind: "begun", attempt, number, language };
  });
}

/** Creates the transaction at the gateway. Its id is stored even if the attempt was cancelled meanwhile. */
export async function createTransaction(
  ledger: PaymentLedger,
  gateway: CardGateway,
  { attempt, number, language }: Begun,
  signal: AbortSignal,
): Promise<Created> {
  const { amount } = attempt;
  const created = await gateway.create({ number, amount, language }, signal);
  return ledger.withOrder(attempt.orderId, async (order) => {
    const now = order && attemptIn(order, attempt.id);
    if (!order || !now) return { kind: "away" };
    await note(order, now, gateway, "create", { account: number, amount }, created);
    if (created.kind === "ok") {
      const { externalId } = created;
      const known = await order.change(now, { externalId });
      return now.state === "open" ? { kind: "created", attempt: known, externalId } : replaced;
    }
    if (now.state !== "open") return replaced;
    await order.move(now, "cancelled", { failure: "gateway" });
    return { kind: "away" };
  });
}

async function giveUp(order: LockedOrder, attempt: Attempt, answer: NotDone): Promise<PayByCard> {
  const failure = answer.kind === "refused" ? answer.failure : "gateway";
  await order.move(attempt, "cancelled", { failure });
  return failure === "gateway" ? { kind: "away" } : { kind: "refused", failure };
}

/** Another attempt, or another payment method, has replaced it meanwhile. */
const replaced = { kind: "not_now", code: "payment_in_progress" } as const;

export function note(
  order: LockedOrder,
  attempt: Attempt,
  { name }: CardGateway,
  call: string,
  request: unknown,
  answer: unknown,
): Promise<void> {
  return order.note({ gateway: name, call, request, answer }, attempt);
}
