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
}

/** A script serves nobody: of secrets in the environment the one that links are made with suffices. */
function scriptSecrets(dataFolder: string): Secrets {
  const unused = { COMMERCE_SECRET: "unused", COOKIE_SECRET: "unused" };
  return shopSecrets(dataFolder, process.env.JWT_SECRET ? { ...unused, ...process.env } : process.env);
}

/** Runs a script of commerce on a database, whose output is the terminal's; gives its exit code. */
async function run(
  { script, args }: CommerceScript,
  directories: ShopDirectories,
  databaseUrl: string,
): Promise<number> {
  const settings = {
    ...{ directories, secrets: scriptSecrets(directories.data), databaseUrl, pages: "production" as const },
    port: shopPort(process.env),
    commercePort: 9000,
    gatewaysPort: wantsSimulators(process.env) ? gatewaysPort(process.env) : undefined,
  };
  const child = spawn(process.execPath, ["src/scripts/run.ts", `src/scripts/${script}`, ...args], {
    cwd: join(ROOT, "commerce"),
    stdio: ["ignore", "inherit", "inherit"],
    // What commerce tells while it starts is no part of the report.
    env: { ...process.env, ...commerceEnvironment(settings), LOG_LEVEL: process.env.LOG_LEVEL || "error" },
  });
  process.on("message", () => child.kill());
  process.on("disconnect", () => child.kill());
  process.channel?.unref();
  return new Promise((done) => {
    child.once("error", () => done(1));
    child.once("exit", (code) => done(code ?? 1));
  });
}

/** The same on the database of this folder's shop, which is started for it when the shop is not running. */
export async function runCommerceScript(command: CommerceScript): Promise<number> {
  const directories = findShopDirectories();
  // made anew they would be other ones than the shop's, and links made with them lead nowhere
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
