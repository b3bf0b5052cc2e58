import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below those that a system hands out itself: it gives none of these to others before its server listens there. Above
 * 10080, the last port that `fetch` asks nothing of, as browsers do not.
 */
const [FIRST, LAST] = [10_081, 32_000];

/** Who was given one need not listen there yet. */
const given = new Set<number>();

/** A port nobody listens on right now, and nobody else of this run was given. */
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
