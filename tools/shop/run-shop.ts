import { tracesFault } from "@bezak/contract/traces.ts";
import { step } from "../bootstrap/step-line.mjs";
import { describeFailure } from "../failure.ts";
import { findShopDirectories } from "../directories.ts";
import type { ShopDirectories } from "../directories.ts";
import { freePort, isFree, readPort, requireFree } from "../processes/free-port.ts";
import { keepRunning } from "../processes/keep-running.ts";
import type { Restartable } from "../processes/keep-running.ts";
import { openSession } from "../processes/session.ts";
import type { Session } from "../processes/session.ts";
import type { Supervisor } from "../processes/supervisor.ts";
import { shopPort } from "./addresses.ts";
import type { ShopSettings } from "./environment.ts";
import { wantsSimulators } from "./gateway-environment.ts";
import { makeDemo, migrate } from "./prepare.ts";
import { prepareShop } from "./prepared-shop.ts";
import { startCommerce, startWebServer, startGateways } from "./serve.ts";
import { requireValidSettings } from "./valid-settings.ts";
import { welcome } from "./welcome.ts";

export interface ShopRun {
  /** The command, for messages. */
  tool: string;
  pages: ShopSettings["pages"];
  reset: boolean;
  /** Further preparation before the shop can serve. */
  prepare?: (supervisor: Supervisor, directories: ShopDirectories) => Promise<Partial<ShopSettings>>;
}

/** The slow parts of a start, which a test replaces. */
const WHOLE = { migrate, makeDemo, startCommerce, startWebServer, startGateways };

/** Starts the shop and keeps it running until it is stopped. Sets the exit code; shows every failure as a sentence. */
export async function runShop(run: ShopRun, parts: typeof WHOLE = WHOLE): Promise<void> {
  let session: Session | null = null;
  try {
    requireValidSettings(process.env);
    const fault = tracesFault(process.env);
    if (fault !== undefined) process.stderr.write(`  Warning: ${fault}\n`);
    const directories = findShopDirectories();
    const port = shopPort(process.env);
    const url = `http://localhost:${port}`;
    session = await openSession(directories, { tool: run.tool, url });
    await requireFree("PORT", port);
    const { programs, settings } = await bringUp(session, run, port, parts);
    session.up();
    process.stdout.write(welcome(url, settings, run.tool));
    const say = (sentence: string) => void process.stdout.write(`  ${sentence}\n`);
    for (const program of programs) void keepRunning(session.supervisor, program, say);
    await session.stopRequested;
    process.stdout.write("\nStopping…\n");
  } catch (error) {
    // When the tool is stopped during the start, its programs fail: that is expected and not reported.
    if (await wasStopRequested(session)) return;
    await session?.end();
    process.stderr.write(`\n${describeFailure(error)}\n`);
    process.exit(1);
  }
}

async function bringUp(
  session: Session,
  run: ShopRun,
  port: number,
  parts: typeof WHOLE,
): Promise<{ programs: Restartable[]; settings: ShopSettings }> {
  const { supervisor } = session;
  const ports = {
    port,
    commercePort: await choosePort("COMMERCE_PORT", 9000),
    gatewaysPort: wantsSimulators(process.env) ? await choosePort("GATEWAYS_PORT", 8010) : undefined,
    pages: run.pages,
  };
  const { database, settings } = await prepareShop(supervisor, ports, { reset: run.reset, parts });
  const prepared = { ...settings, ...(await run.prepare?.(supervisor, settings.directories)) };
  const programs = await Promise.all([
    step("commerce", () => parts.startCommerce(supervisor, prepared)),
    step("shop", () => parts.startWebServer(supervisor, prepared)),
    ...(settings.gatewaysPort ? [step("gateways", () => parts.startGateways(supervisor, prepared))] : []),
  ]);
  return { programs: [...(database.server ? [database.server] : []), ...programs], settings };
}

/** A requested port must be free; if the default one is taken, any other is used. */
async function choosePort(name: string, usual: number): Promise<number> {
  const requested = process.env[name];
  const port = readPort(name, requested, usual);
  if (requested) await requireFree(name, port);
  return (await isFree(port, "127.0.0.1")) && (await isFree(port, "::1")) ? port : freePort();
}

async function wasStopRequested(session: Session | null): Promise<boolean> {
  const pending = Symbol("pending");
  const first = await Promise.race([session?.stopRequested ?? pending, Promise.resolve(pending)]);
  return first !== pending;
}
