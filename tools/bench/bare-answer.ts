import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { poll } from "../processes/poll.ts";
import { freePort } from "../processes/free-port.ts";
import type { Running, Supervisor } from "../processes/supervisor.ts";

const OWN = new Set(["connection", "keep-alive", "date", "content-length", "transfer-encoding"]);

/** Starts a minimal server that sends the current answer of `url`, byte for byte. */
export async function serveBare(
  supervisor: Supervisor,
  url: string,
  folder: string,
): Promise<{ running: Running; url: string }> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const bodyFile = join(folder, "bare-body");
  const headersFile = join(folder, "bare-headers.json");
  writeFileSync(bodyFile, Buffer.from(await answer.arrayBuffer()));
  writeFileSync(
    headersFile,
    JSON.stringify(Object.fromEntries([...answer.headers].filter(([name]) => !OWN.has(name)))),
  );
  const port = await freePort();
  const running = await supervisor.start({
    name: "bare",
    command: process.execPath,
    args: [join(import.meta.dirname, "bare-server.ts"), String(port), bodyFile, headersFile],
    cwd: folder,
    env: process.env,
  });
  const own = `http://127.0.0.1:${port}/`;
  const up = await poll(
    () =>
      fetch(own)
        .then(() => true)
        .catch(() => null),
    10_000,
  );
  if (!up) throw new Error(`The bare server did not start: see ${running.logFile}.`);
  return { running, url: own };
}
