import type { PaymentLedger } from "./ledger.ts";

const EVERY_MS = 60_000;

/**
 * Calls that are not known to be the gateway's: a wrong key or signature, a foreign address. Anybody can make as many as
 * they like, so they are counted and noted once a minute: they cost no lookup and do not fill the table of events.
 */
export class Strangers {
  private readonly gateway: string;
  private readonly answer: unknown;
  private calls = 0;
  private notedAt = Number.NEGATIVE_INFINITY;

  /** @param answer what they are told, as it is kept */
  constructor(gateway: string, answer: unknown) {
    this.gateway = gateway;
    this.answer = answer;
  }

  came(ledger: Pick<PaymentLedger, "note">): void {
    this.calls += 1;
    const now = Date.now();
    if (now - this.notedAt < EVERY_MS) return;
    const { gateway, answer, calls } = this;
    [this.calls, this.notedAt] = [0, now];
    // The answer waits for nothing and does not depend on it.
    ledger.note({ gateway, call: "refused", request: { calls }, answer }).catch(() => undefined);
  }
}
