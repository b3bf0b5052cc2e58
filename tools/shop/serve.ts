import { join } from "node:path";
import { Failure } from "../failure.ts";
import { ROOT } from "../directories.ts";
import { poll } from "../processes/poll.ts";
import type { Restartable } from "../processes/keep-running.ts";
import type { Program, Running, Supervisor } from "../processes/supervisor.ts";
import { commerceEnvironment, webServerEnvironment } from "./environment.ts";
import type { ShopSettings } from "./environment.ts";
import { gatewayEnvironment } from "./gateway-environment.ts";
import { lastLine, workspaceScript } from "./workspace-script.ts";

const NO_ANSWER = "no answer";
const READY_MILLISECONDS = 120_000;
/** A restarted program may find the machine busy with the cause of its end. */
const READY_AGAIN_MILLISECONDS = 600_000;

interface Served {
  program: Program;
  /** Answers 200 as soon as the program can work. */
  url: string;
  /** A page that the program must serve afterwards, on the first start. */
  page?: string;
}

/** Starts commerce and waits until it answers. */
export function startCommerce(supervisor: Supervisor, settings: ShopSettings): Promise<Restartable> {
  const script = settings.pages === "development" ? "dev" : "start";
  const program = workspaceScript("commerce", script, commerceEnvironment(settings));
  return startAndWait(supervisor, {
    program: { ...program, name: "commerce" },
    url: `http://127.0.0.1:${settings.commercePort}/health`,
  });
}

/**
 * Starts the web server and waits until it serves its home page. That is requested once commerce answers: earlier, each
 * attempt would be an error in the log of a healthy start.
 */
export function startWebServer(supervisor: Supervisor, settings: ShopSettings): Promise<Restartable> {
  const script = settings.pages === "development" ? "dev" : "start";
  const program = workspaceScript("storefront", script, webServerEnvironment(settings));
  return startAndWait(supervisor, {
    program: { ...program, name: "shop" },
    url: `http://127.0.0.1:${settings.port}/api/v1/health/ready`,
    page: `http://127.0.0.1:${settings.port}/`,
  });
}

/** Starts the gateways' simulators, which call the web server. They write no log of their own. */
export function startGateways(supervisor: Supervisor, settings: ShopSettings): Promise<Restartable> {
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
  return startAndWait(supervisor, { program, url: `http://127.0.0.1:${settings.gatewaysPort}/` });
}

async function startAndWait(supervisor: Supervisor, { program, url, page }: Served): Promise<Restartable> {
  const running = await supervisor.start(program);
  for (const address of page ? [url, page] : [url])
    await waitForAnswer(running, address, (status) => status === "200", READY_MILLISECONDS);
  return {
    running,
    start: (after) => supervisor.start(program, { after }),
    // A program that answers with errors because another one is down must not be stopped.
    ready: (again) => waitForAnswer(again, url, (status) => status !== NO_ANSWER, READY_AGAIN_MILLISECONDS),
  };
}

async function waitForAnswer(
  running: Running,
  url: string,
  suffices: (status: string) => boolean,
  milliseconds: number,
): Promise<void> {
  let last = NO_ANSWER;
  const ready = await poll(
    async () => {
      if (running.outcome() !== null) return "ended";
      last = await fetchStatus(url);
      return suffices(last) ? "ready" : null;
    },
    milliseconds,
    100,
  );
  if (ready === "ready") return;
  const how = ready === "ended" ? `ended (${running.outcome()})` : `did not answer well at ${url} (${last})`;
  throw new Failure(
    `${running.name} ${how}, last saying "${lastLine(running.logFile)}": its log is ${running.logFile}.`,
  );
}

async function fetchStatus(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: "manual" });
    await response.body?.cancel();
    return String(response.status);
  } catch {
    return NO_ANSWER;
  }
}
