import { must } from "../gateways/checklist.ts";
import { poll } from "../processes/poll.ts";

/** The running simulators of the gateways: a payer's actions there, and their state. */
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

  async state<T>(gateway: string): Promise<T> {
    return (await (await fetch(`${this.#home}/${gateway}/state`)).json()) as T;
  }

  /** Submits a form of a gateway's page; gives the outcome. */
  async press<T>(path: string, fields: Record<string, string>): Promise<T> {
    const answer = await fetch(this.#home + path, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
    });
    must(answer.ok, `the simulator answers HTTP ${answer.status} at ${path}`);
    return (await answer.json()) as T;
  }

  async fault(order: { gateway: string; fault: string; on?: string; account?: string }): Promise<void> {
    const headers = { "content-type": "application/json" };
    await fetch(`${this.#home}/control`, { method: "POST", headers, body: JSON.stringify(order) });
  }

  /** The path of a link to the simulator, or null when it leads elsewhere. */
  toPath(link: string | null): string | null {
    return link?.startsWith(`${this.#home}/`) ? link.slice(this.#home.length) : null;
  }
}

/** For what the shop does after its answer; an attempt with an unknown result is checked a minute later. */
const SOON_MILLISECONDS = 180_000;

/** Waits until the condition holds. @throws Mismatch with the last value */
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
