import { Failure } from "../failure.ts";

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1)$/;

/** Throws a Failure when a shop with published passwords and an open outbox would listen to a network. */
export function requireLoopback({ HOST, NODE_ENV, BEZAK_DEMO }: NodeJS.ProcessEnv): void {
  if (!HOST || LOOPBACK.test(HOST) || NODE_ENV === "production" || BEZAK_DEMO === "1") return;
  throw new Failure(
    `HOST=${HOST} would open a shop for development, whose passwords are published, to the network: set ` +
      `NODE_ENV=production for a real shop, or BEZAK_DEMO=1 to show this one.`,
  );
}
