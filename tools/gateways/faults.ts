export const gateways = ["payme", "click", "atmos"] as const;

export type Gateway = (typeof gateways)[number];

/**
 * Faults on request: `silent` (never answers), `lose_reply` (does the work, then drops the connection), `down` (HTTP 502,
 * nothing done), `lose_request` (drops the connection, nothing done), `slow` (answers late), `refuse_reversal` and
 * `refuse_reverse` (the gateway refuses), `closed_when_paid` (ATMOS: `get` of a paid payment says "closed"), `expire_tokens`.
 */
export const faultNames = [
  "silent",
  "lose_reply",
  "lose_request",
  "down",
  "slow",
  "refuse_reversal",
  "refuse_reverse",
  "closed_when_paid",
  "expire_tokens",
] as const;

export type FaultName = (typeof faultNames)[number];

/** A requested fault. Without `on` or `account` it applies to every operation or order. */
export interface Fault {
  gateway: Gateway;
  fault: FaultName;
  /** operation of the gateway, such as "apply" or "reversal" */
  on?: string;
  account?: string;
  /** how often it still applies; below 0 until it is removed */
  times: number;
}

/** The operation and the order of a call. */
interface FaultTarget {
  on?: string;
  account?: string;
}

/** The faults requested by tests. */
export class Faults {
  #wanted: Fault[] = [];

  /** Requests a fault; `times` 0 removes it. */
  set(fault: Fault): void {
    const isSame = (one: Fault) =>
      one.gateway === fault.gateway &&
      one.fault === fault.fault &&
      one.on === fault.on &&
      one.account === fault.account;
    this.#wanted = this.#wanted.filter((one) => !isSame(one));
    if (fault.times !== 0) this.#wanted.push({ ...fault });
  }

  reset(): void {
    this.#wanted = [];
  }

  /** True when this fault applies to the call, which uses it up once. */
  take(gateway: Gateway, fault: FaultName, { on, account }: FaultTarget = {}): boolean {
    const found = this.#wanted.find(
      (one) =>
        one.gateway === gateway &&
        one.fault === fault &&
        (one.on === undefined || one.on === on) &&
        (one.account === undefined || one.account === account),
    );
    if (!found) return false;
    if (found.times > 0) found.times -= 1;
    if (found.times === 0) this.#wanted = this.#wanted.filter((one) => one !== found);
    return true;
  }

  list(): Fault[] {
    return this.#wanted.map((one) => ({ ...one }));
  }
}
