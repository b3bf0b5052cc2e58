import { startApiServer } from "./api-server.ts";
import type { CommerceProcess } from "./commerce-process.ts";
import type { Buyer } from "./shop.ts";

/** The web server's API in its own process, in front of a commerce process, with these buyers signed in. */
export async function openWebServer(commerce: CommerceProcess, buyers: readonly Buyer[]) {
  const tokens = await commerce.run<Record<string, string>>("open-sessions.ts", {
    ids: buyers.map(({ id }) => id),
  });
  const { base, close } = await startApiServer(commerce);
  return {
    /** Places an order without an `Idempotency-Key`. */
    async order(buyer: Buyer, body: unknown) {
      const headers = { authorization: `Bearer ${tokens[buyer.id]}`, "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const response = await fetch(`${base}/orders`, init);
      const { code } = (await response.json()) as { code?: string };
      return { status: response.status, code, retryAfter: response.headers.get("retry-after") };
    },
    close,
  };
}
