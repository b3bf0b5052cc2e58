import { spawn } from "node:child_process";
import { resolve } from "node:path";
import type { CommerceProcess } from "./commerce-process.ts";
import { freePort } from "./free-port.ts";
import { commerceDir, testEnvironment } from "./settings.ts";
import type { Buyer } from "./shop.ts";
import { until } from "./until.ts";

/** The web server's API in its own process, in front of a commerce process, with these buyers signed in. */
export async function openWebServer(commerce: CommerceProcess, buyers: readonly Buyer[]) {
  const tokens = await commerce.run<Record<string, string>>("open-sessions.ts", {
    ids: buyers.map(({ id }) => id),
  });
  const port = await freePort();
  const { COMMERCE_SECRET } = testEnvironment;
  const child = spawn(process.execPath, ["test/serve-api.ts"], {
    cwd: resolve(commerceDir, "../adapters"),
    stdio: "ignore",
    env: {
      ...process.env,
      COMMERCE_SECRET,
      COMMERCE_URL: commerce.base,
      PORT: String(port),
      LOG_LEVEL: "silent",
    },
  });
  const gone = new Promise((done) => child.once("close", done));
  const base = `http://127.0.0.1:${port}/api/v1`;
  const serves = () =>
    fetch(`${base}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until("the web server to serve", serves);

  return {
    /** Places an order without an `Idempotency-Key`. */
    async order(buyer: Buyer, body: unknown) {
      const headers = { authorization: `Bearer ${tokens[buyer.id]}`, "content-type": "application/json" };
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      const response = await fetch(`${base}/orders`, init);
      const { code } = (await response.json()) as { code?: string };
      return { status: response.status, code, retryAfter: response.headers.get("retry-after") };
    },
    async close() {
      child.kill();
      await gone;
    },
  };
}
