import { join } from "node:path";
import { Failure } from "../failure.ts";
import { ROOT } from "../places.ts";
import { poll } from "../processes/poll.ts";
import type { Program, Running, Supervisor } from "../processes/supervisor.ts";
import { commerceEnvironment, frontDoorEnvironment } from "./environment.ts";
import type { ShopSettings } from "./environment.ts";
import { gatewayEnvironment } from "./gateway-environment.ts";
import { lastLine, workspaceScript } from "./workspace-script.ts";

const READY_MILLISECONDS = 120_000;

/** Starts commerce and waits until it answers. */
export async function startCommerce(supervisor: Supervisor, settings: ShopSettings): Promise<Running> {
  const script = settings.pages === "development" ? "dev" : "start";
  const program = workspaceScript("commerce", script, commerceEnvironment(settings));
  return startAndWait(
    supervisor,
    { ...program, name: "commerce" },
    `http://127.0.0.1:${settings.commercePort}/health`,
  );
}

/** Starts the front door and waits until it serves its home page. */
export async function startFrontDoor(supervisor: Supervisor, settings: ShopSettings): Promise<Running> {
  const script = settings.pages === "development" ? "dev" : "start";
  const program = workspaceScript("storefront", script, frontDoorEnvironment(settings));
  return startAndWait(supervisor, { ...program, name: "shop" }, `http://127.0.0.1:${settings.port}/`);
}

/** Starts the stand-ins of the gateways, which call the front door. They keep no log of their own. */
export async function startGateways(supervisor: Supervisor, settings: ShopSettings): Promise<Running> {
  const program: Program = {
    name: "gateways",
    command: process.execPath,
    args: [join(ROOT, "tools", "gateways.ts")],
    cwd: ROOT,
    env: {
      ...process.env,
      ...gatewayEnvironment(settings.gatewaysPort, process.env),
      SHOP_URL: `http://localhost:${settings.port}`,
      GATEWAYS_PORT: String(settings.gatewaysPort),
    },
  };
  return startAndWait(supervisor, program, `http://127.0.0.1:${settings.gatewaysPort}/`);
}

async function startAndWait(supervisor: Supervisor, program: Program, url: string): Promise<Running> {
  const running = await supervisor.start(program);
  let last = "no answer";
  const ready = await poll(
    async () => {
      if (running.outcome() !== null) return "ended";
      last = await statusOf(url);
      return last === "200" ? "ready" : null;
    },
    READY_MILLISECONDS,
    100,
  );
  if (ready === "ready") return running;
  const how = ready === "ended" ? `ended (${running.outcome()})` : `did not answer well at ${url} (${last})`;
  throw new Failure(
    `${program.name} ${how}, last saying "${lastLine(running.logFile)}": its log is ${running.logFile}.`,
  );
}

async function statusOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: "manual" });
    await response.body?.cancel();
    return String(response.status);
  } catch {
    return "no answer";
  }
}
