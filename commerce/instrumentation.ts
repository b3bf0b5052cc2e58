import { readTraceSettings, tracesFault } from "@bezak/contract/traces.ts";
import type { Tracing } from "./src/tracing/start-tracing.ts";

/**
 * The engine's `start` imports this file and calls `register`, if there is one. Without the address of a collector nothing is
 * loaded and nothing runs in requests.
 */
const settings = readTraceSettings(process.env, "bezak-commerce");
const fault = tracesFault(process.env);
if (fault !== undefined) process.stderr.write(`Warning: ${fault}\n`);

let tracing: Promise<Tracing> | undefined;

async function start(): Promise<void> {
  if (!settings) return;
  tracing = import("./src/tracing/start-tracing.ts").then(({ startTracing }) => startTracing(settings));
  await tracing;
}

export const register = settings && start;

/**
 * Sends what is buffered once all requests are answered; waits two seconds at most, whatever the requests or the collector
 * do.
 */
export async function endTracing(requests: Promise<unknown>): Promise<void> {
  await (await tracing)?.end(requests);
}
