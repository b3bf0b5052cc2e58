import { Writable } from "node:stream";
import { createApp } from "../src/app.ts";
import { SECRET, startFakeCommerce } from "./fake-commerce.ts";

/** The API with a fake commerce and a log at the level trace. */
export async function openLoggedApp(config: { commerceTimeoutMs?: number } = {}) {
  const commerce = await startFakeCommerce();
  let logged = "";
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      logged += line.toString();
      done();
    },
  });
  const app = createApp(
    { commerceUrl: commerce.url, commerceSecret: SECRET, ...config },
    { level: "trace", stream },
  );
  return {
    app,
    commerce,
    /** everything logged since the last call */
    lines() {
      const lines = logged;
      logged = "";
      return lines;
    },
    async close() {
      await app.close();
      await commerce.stop();
    },
  };
}

export type LoggedApp = Awaited<ReturnType<typeof openLoggedApp>>;
