export interface Token {
  value: string;
  /** seconds from the request, as stated by the gateway */
  expiresIn: number;
}

/** A token is renewed this long before it expires, or a tenth of its lifetime when that is shorter. */
const MARGIN_MS = 60_000;

/** One token for all calls of a process; simultaneous callers share one request. */
export class TokenCache {
  private readonly ask: () => Promise<Token>;
  private readonly now: () => number;
  private held: { value: string; until: number } | undefined;
  private asking: Promise<string> | undefined;

  constructor(ask: () => Promise<Token>, now: () => number = Date.now) {
    this.ask = ask;
    this.now = now;
  }

  /** @throws any error of `ask`; the next call asks again */
  get(): Promise<string> {
    if (this.held && this.now() < this.held.until) return Promise.resolve(this.held.value);
    this.asking ??= this.renew().finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** Drops a token that the gateway rejected; a newer one stays. */
  drop(value: string): void {
    if (this.held?.value === value) this.held = undefined;
  }

  private async renew(): Promise<string> {
    const began = this.now();
    const { value, expiresIn } = await this.ask();
    const life = expiresIn * 1000;
    this.held = { value, until: began + life - Math.min(MARGIN_MS, life / 10) };
    return value;
  }
}
