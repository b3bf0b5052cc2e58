import type { PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import { refuse } from "./reply.ts";
import { PAYME } from "./transaction.ts";

const EVERY_MS = 60_000;

/**
 * Calls with a wrong key. Anybody can make as many as they like, so they are counted and noted once a minute: they
 * cost no lookup, and they do not fill the table of events.
 */
class Strangers {
  private calls = 0;
  private notedAt = Number.NEGATIVE_INFINITY;

  came(ledger: Pick<PaymentLedger, "note">): void {
    this.calls += 1;
    const now = Date.now();
    if (now - this.notedAt < EVERY_MS) return;
    const event = { gateway: PAYME, call: "refused", request: { calls: this.calls }, answer: refuse(-32504) };
    [this.calls, this.notedAt] = [0, now];
    // The answer waits for nothing and does not depend on it.
    ledger.note(event).catch(() => undefined);
  }
}

export const strangers = new Strangers();
