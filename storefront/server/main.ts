import { tracesFault } from "@bezak/contract/traces.ts";
import { createWebServer } from "./web-server.ts";
import { readConfig } from "./config.ts";

/** Milliseconds until open connections are closed on shutdown. */
const stopWithin = 10_000;

const fault = tracesFault(process.env);
if (fault !== undefined) process.stderr.write(`Warning: ${fault}\n`);
const config = readConfig(process.env, process.argv.slice(2));
const app = await createWebServer(config);

let stopping = false;
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopWithin).unref();
    void app.close().then(() => process.exit(0));
  });
}

await app.listen({ port: config.port, host: config.host });
