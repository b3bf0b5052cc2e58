import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the range that the system assigns itself, so that none is taken before its server listens. Above 10080, the
 * last port that `fetch` blocks.
 */
const [FIRST, LAST] = [10_081, 32_000];

/** Ports handed out in this run, since their servers may not listen yet. */
const given = new Set<number>();

/** A port on which nobody listens and that this run has not handed out. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port)) continue;
    given.add(port);
    const server = createServer();
    const free = await new Promise<boolean>((done) =>
      server.once("error", () => done(false)).listen(port, "127.0.0.1", () => done(true)),
    );
    if (!free) continue;
    await new Promise((done) => server.close(done));
    return port;
  }
}
