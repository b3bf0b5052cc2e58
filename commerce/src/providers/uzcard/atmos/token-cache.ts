export interface Token {
  value: string;
  /** as the gateway says: seconds from when it was asked for */
  expiresIn: number;
}

/** A token is renewed so long before it ends, or a tenth of its life when that is shorter. */
const MARGIN_MS = 60_000;

/** One token for all calls of a process; whoever comes while it is asked for waits for the same one. */
export class TokenCache {
  private readonly ask: () => Promise<Token>;
  private readonly now: () => number;
  private held: { value: string; until: number } | undefined;
  private asking: Promise<string> | undefined;

  constructor(ask: () => Promise<Token>, now: () => number = Date.now) {
    this.ask = ask;
    this.now = now;
  }

  /** @throws whatever `ask` throws; the next call asks anew */
  get(): Promise<string> {
    if (this.held && this.now() < this.held.until) return Promise.resolve(this.held.value);
    this.asking ??= this.renew().finally(() => (this.asking = undefined));
    return this.asking;
  }

  /** The gateway does not know this token any more; one that has come since stays. */
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
