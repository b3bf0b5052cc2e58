import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { resolve } from "node:path";
import "../../src/scripts/resolve-modules.ts";
import "./cached-resolution.ts";
import { commerceDir } from "./settings.ts";
import { paymentMethods } from "@bezak/contract/payment-status.ts";

/**
 * Loaded before `start.ts` in test processes, never shipped. Adds the deferred payment provider, sets the size of the
 * connection pool, answers `POST {script, args}` by running that script in the process with its container, and exits
 * when its parent does.
 */
// "deferred" has a provider in the tests, "barter" has none; added before the order schemas are built from this list
(paymentMethods as unknown as string[]).push("deferred", "barter");

const { default: config } = await import("../../medusa-config.ts");
const modules = Object.values(config.modules ?? {}) as {
  resolve?: string;
  options?: Record<string, object[]>;
}[];
const payment = modules.find((entry) => entry.resolve === "@medusajs/medusa/payment");
if (!payment?.options?.providers) throw new Error("The payment module is not configured");
payment.options.providers.push({
  resolve: resolve(import.meta.dirname, "deferred-provider"),
  id: "deferred",
});

// crash tests hang many writes at once, each of which occupies a connection
const pool = config.projectConfig.databaseDriverOptions?.pool as { max: number };
pool.max = Number(process.env.CONTROL_CONNECTIONS ?? pool.max);

process.stdin.once("end", () => process.kill(process.pid, "SIGKILL")).resume();

createServer((req, res) => void answer(req, res)).listen(Number(process.env.CONTROL_PORT), "127.0.0.1");

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  try {
    const { script, args } = JSON.parse(Buffer.concat(chunks).toString()) as {
      script: string;
      args: unknown;
    };
    const { container } = await import("@medusajs/framework");
    const { default: run } = await import(resolve(commerceDir, "integration-tests/harness/inside", script));
    res.end(JSON.stringify({ result: (await run(container, args)) ?? null }));
  } catch (error) {
    res.statusCode = 500;
    // a workflow throws plain objects
    const { stack, message } = error as { stack?: string; message?: string };
    res.end(JSON.stringify({ error: stack ?? message ?? String(error) }));
  }
}
