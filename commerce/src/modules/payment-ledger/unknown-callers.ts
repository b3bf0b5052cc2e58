import { logSecurity } from "../../security-event.ts";
import type { PaymentLedger } from "./ledger.ts";

const EVERY_MS = 60_000;
/** Lines of the security log between two notes: enough to see who it is. */
const MOST_LINES = 60;

/** Why a call is not believed: where it came from, its key, its signature, or that it is no call of the protocol. */
export type Disbelief = "address" | "key" | "signature" | "request";

/**
 * Calls that are not known to be the gateway's: a wrong key or signature, a foreign address. Anybody can make as many as
 * they like, so they are counted and noted once a minute: they cost no lookup and do not fill the table of events. The
 * security log names them, up to a bound.
 */
export class UnknownCallers {
  private readonly gateway: string;
  private readonly answer: unknown;
  private calls = 0;
  private notedAt = Number.NEGATIVE_INFINITY;

  /** @param answer what they are told, as it is kept */
  constructor(gateway: string, answer: unknown) {
    this.gateway = gateway;
    this.answer = answer;
  }

  came(ledger: Pick<PaymentLedger, "note">, reason: Disbelief): void {
    this.calls += 1;
    if (this.calls <= MOST_LINES)
      logSecurity({ event: "gateway_refused", outcome: "refused", gateway: this.gateway, reason });
    const now = Date.now();
    if (now - this.notedAt < EVERY_MS) return;
    const { gateway, answer, calls } = this;
    [this.calls, this.notedAt] = [0, now];
    // The answer waits for nothing and does not depend on it.
    ledger.note({ gateway, call: "refused", request: { calls }, answer }).catch(() => undefined);
  }
}
