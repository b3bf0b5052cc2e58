import { must } from "../gateways/checklist.ts";
import { poll } from "../processes/poll.ts";

/** The running stand-ins of the gateways: what a payer does there, and what they remember. */
export class Simulators {
  readonly #home: string;

  constructor(home: string) {
    this.#home = home;
  }

  async answers(): Promise<boolean> {
    return fetch(`${this.#home}/control`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** What a gateway remembers. */
  async state<T>(gateway: string): Promise<T> {
    return (await (await fetch(`${this.#home}/${gateway}/state`)).json()) as T;
  }

  /** Presses a button on one of the gateway's pages; gives the outcome. */
  async press<T>(path: string, fields: Record<string, string>): Promise<T> {
    const answer = await fetch(this.#home + path, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    must(answer.ok, `the stand-in says HTTP ${answer.status} at ${path}`);
    return (await answer.json()) as T;
  }

  async fault(order: { gateway: string; fault: string; on?: string; account?: string }): Promise<void> {
    const headers = { "content-type": "application/json" };
    await fetch(`${this.#home}/control`, { method: "POST", headers, body: JSON.stringify(order) });
  }

  /** The part of a link behind the stand-in's own address, when the link leads there. */
  pathOf(link: string | null): string | null {
    return link?.startsWith(`${this.#home}/`) ? link.slice(this.#home.length) : null;
  }
}

/** What the shop does behind an answer has to be done by then; what is in doubt is asked about a minute later. */
const SOON_MILLISECONDS = 180_000;

/** Waits until it holds. @throws Mismatch, saying how it was at last */
export async function eventually<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  let last: T | undefined;
  const found = await poll(
    async () => {
      last = await read();
      return holds(last) ? { value: last } : null;
    },
    SOON_MILLISECONDS,
    500,
  );
  must(found, `not within three minutes; at last ${JSON.stringify(last)}`);
  return found.value;
}
