import type { Attempt, LockedOrder, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import type { CardGateway } from "./card-gateway.ts";
import { attemptIn, getData, iso, isOver, isOwn, RESENDS, getTime, times } from "./card-attempt.ts";
import { note } from "./pay-by-card.ts";

export type ResendCode =
  | { kind: "sent" }
  | { kind: "too_soon"; seconds: number }
  | { kind: "code_expired" }
  | { kind: "away" };

/** Has the bank send another code, at most once a minute and three times. The remaining attempts stay the same. */
export async function resendCode(
  ledger: PaymentLedger,
  gateway: CardGateway,
  orderId: string,
): Promise<ResendCode> {
  const decided = await ledger.withOrder(orderId, (order) => begin(order, gateway));
  if (decided.kind !== "ask") return decided;
  const { attempt, externalId } = decided;
  const answer = await gateway.resend(externalId);
  return ledger.withOrder<ResendCode>(orderId, async (order) => {
    const now = order && attemptIn(order, attempt.id);
    if (!order || !now) return { kind: "code_expired" };
    await note(order, now, gateway, "resend", { externalId }, answer);
    if (now.state !== "open") return { kind: "code_expired" };
    const before = getData(attempt);
    if (answer.kind !== "ok") {
      await order.change(now, { data: { resendAt: before.resendAt, resends: before.resends ?? 0 } });
      return { kind: "away" };
    }
    const until = Date.now() + times.code;
    await order.change(now, {
      expiresAt: new Date(Math.max(until, getTime(now.expiresAt))),
      data: { codeUntil: iso(until) },
    });
    return { kind: "sent" };
  });
}

type Decided =
  | Exclude<ResendCode, { kind: "away" | "sent" }>
  | { kind: "ask"; attempt: Attempt; externalId: string };

/** Claims the resend before the gateway is called: of parallel calls one succeeds. */
async function begin(order: LockedOrder | undefined, gateway: CardGateway): Promise<Decided> {
  const held = order?.holding;
  const now = Date.now();
  if (!order || !held || !isOwn(held, gateway, "uzcard") || held.state !== "open") {
    return { kind: "code_expired" };
  }
  if (isOver(held, now)) {
    await order.move(held, "cancelled", { failure: "expired" });
    return { kind: "code_expired" };
  }
  const { resendAt, codeUntil, resends = 0 } = getData(held);
  if (!held.externalId || !codeUntil || !resendAt) return { kind: "code_expired" };
  const left = getTime(resendAt) - now;
  if (left > 0) return { kind: "too_soon", seconds: Math.ceil(left / 1000) };
  const next = resends + 1 < RESENDS ? iso(now + times.resend) : null;
  await order.change(held, { data: { resendAt: next, resends: resends + 1 } });
  return { kind: "ask", attempt: held, externalId: held.externalId };
}
