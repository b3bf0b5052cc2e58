import { spawn } from "node:child_process";
import { resolve } from "node:path";
import type { CommerceProcess } from "./commerce-process.ts";
import { freePort } from "./free-port.ts";
import { commerceDir, testEnvironment } from "./settings.ts";
import { until } from "./until.ts";

export type ApiServer = Awaited<ReturnType<typeof startApiServer>>;

/** The web server's API in its own process, in front of a commerce process. */
export async function startApiServer(commerce: CommerceProcess) {
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
    base,
    async close() {
      child.kill();
      await gone;
    },
  };
}
