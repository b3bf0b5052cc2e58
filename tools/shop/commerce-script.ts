import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../failure.ts";
import { ROOT, findShopDirectories } from "../directories.ts";
import type { ShopDirectories } from "../directories.ts";
import { runningCluster } from "../postgres/running-cluster.ts";
import { openSession } from "../processes/session.ts";
import { gatewaysPort, shopPort } from "./addresses.ts";
import { openDatabase } from "./database.ts";
import { commerceEnvironment } from "./environment.ts";
import { wantsSimulators } from "./gateway-environment.ts";
import { shopSecrets, type Secrets } from "./secrets.ts";

interface CommerceScript {
  /** The command, for messages. */
  tool: string;
  /** File name in `commerce/src/scripts`. */
  script: string;
  args: string[];
  /** it reads from the terminal */
  asks?: boolean;
  /** it loads the engine itself */
  alone?: boolean;
}

/** A script serves no requests: when the environment sets JWT_SECRET, which signs links, it needs no other secret. */
function scriptSecrets(dataFolder: string): Secrets {
  const unused = { COMMERCE_SECRET: "unused", COOKIE_SECRET: "unused" };
  return shopSecrets(dataFolder, process.env.JWT_SECRET ? { ...unused, ...process.env } : process.env);
}

/** Runs a script of commerce on a database, in the terminal; returns its exit code. */
async function run(
  { script, args, asks, alone }: CommerceScript,
  directories: ShopDirectories,
  databaseUrl: string,
): Promise<number> {
  const settings = {
    directories,
    secrets: scriptSecrets(directories.data),
    databaseUrl,
    pages: "production" as const,
    port: shopPort(process.env),
    commercePort: 9000,
    gatewaysPort: wantsSimulators(process.env) ? gatewaysPort(process.env) : undefined,
  };
  const child = spawn(
    process.execPath,
    [...(alone ? [] : ["src/scripts/run.ts"]), `src/scripts/${script}`, ...args],
    {
      cwd: join(ROOT, "commerce"),
      stdio: [asks ? "inherit" : "ignore", "inherit", "inherit"],
      // Commerce's start-up messages are not part of the report.
      env: { ...process.env, ...commerceEnvironment(settings), LOG_LEVEL: process.env.LOG_LEVEL || "error" },
    },
  );
  process.on("message", () => child.kill());
  process.on("disconnect", () => child.kill());
  process.channel?.unref();
  return new Promise((done) => {
    child.once("error", () => done(1));
    child.once("exit", (code) => done(code ?? 1));
  });
}

export async function runCommerceScript(command: CommerceScript): Promise<number> {
  const directories = findShopDirectories();
  if (!existsSync(directories.data) && !process.env.JWT_SECRET)
    throw new Failure(
      `The shop's secrets are not in ${directories.data}: set JWT_SECRET, or BEZAK_DATA_DIR to its folder.`,
    );
  const running = process.env.DATABASE_URL || runningCluster(directories.postgres, "bezak");
  if (running) return run(command, directories, running);
  if (!existsSync(directories.postgres)) {
    throw new Failure(
      `There is no shop in ${directories.data}: start one with npm start, or name its database with DATABASE_URL.`,
    );
  }
  const session = await openSession(directories, { tool: command.tool });
  try {
    return await run(command, directories, (await openDatabase(session.supervisor, directories)).url);
  } finally {
    await session.end();
  }
}
