import { logSecurity } from "../../security-event.ts";
import type { PaymentLedger } from "./ledger.ts";

const EVERY_MS = 60_000;
/** Security log entries between two events: enough to identify the caller. */
const MOST_LINES = 60;

/** Why a call is rejected: its source address, key, signature, or a request that does not follow the protocol. */
export type Disbelief = "address" | "key" | "signature" | "request";

/**
 * Calls that do not prove to be the gateway's: a wrong key or signature, a foreign address. Third parties can make any
 * number of them, so they are counted and recorded once a minute: they cost no query and do not fill the table of
 * events. The security log lists them up to a limit.
 */
export class UnknownCallers {
  private readonly gateway: string;
  private readonly answer: unknown;
  private calls = 0;
  private notedAt = Number.NEGATIVE_INFINITY;

  /** @param answer the response to such calls, as it is stored */
  constructor(gateway: string, answer: unknown) {
    this.gateway = gateway;
    this.answer = answer;
  }

  record(ledger: Pick<PaymentLedger, "note">, reason: Disbelief): void {
    this.calls += 1;
    if (this.calls <= MOST_LINES)
      logSecurity({ event: "gateway_refused", outcome: "refused", gateway: this.gateway, reason });
    const now = Date.now();
    if (now - this.notedAt < EVERY_MS) return;
    const { gateway, answer, calls } = this;
    [this.calls, this.notedAt] = [0, now];
    // The response neither waits for this write nor depends on it.
    ledger.note({ gateway, call: "refused", request: { calls }, answer }).catch(() => undefined);
  }
}
