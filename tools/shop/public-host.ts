import { isLoopback, isOpenUnencrypted, openUnencryptedSentence } from "@bezak/contract/open-host.ts";
import { Failure } from "../failure.ts";

/**
 * Throws a Failure when a shop would listen to a network with published passwords and an open outbox, or would have
 * people's own passwords come in unencrypted.
 */
export function requireSafeHost(env: NodeJS.ProcessEnv): void {
  const { HOST, NODE_ENV, BEZAK_DEMO } = env;
  if (!HOST || isLoopback(HOST) || BEZAK_DEMO === "1") return;
  if (NODE_ENV === "production") {
    if (isOpenUnencrypted(env)) throw new Failure(openUnencryptedSentence(HOST));
    return;
  }
  throw new Failure(
    `HOST=${HOST} would open a shop for development, whose passwords are published, to the network: set ` +
      `NODE_ENV=production for a real shop, or BEZAK_DEMO=1 to show this one.`,
  );
}
