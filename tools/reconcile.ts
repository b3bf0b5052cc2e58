import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { describeFailure, Failure } from "./failure.ts";
import { ROOT, shopPlaces } from "./places.ts";
import type { Places } from "./places.ts";
import { runningCluster } from "./postgres/running-cluster.ts";
import { openSession } from "./processes/session.ts";
import { gatewaysPort, shopPort } from "./shop/addresses.ts";
import { openDatabase } from "./shop/database.ts";
import { commerceEnvironment } from "./shop/environment.ts";
import { wantsStandIns } from "./shop/gateway-environment.ts";
import { shopSecrets } from "./shop/secrets.ts";

const HELP = `npm run reconcile -- [options]: compares the payment ledger with orders, books and parcels; changes nothing.
Ends with 1 when something differs.

  --payme FILE     and with a statement of Payme: a GetStatement answer, or a CSV with id, time, amount (tiyin), state
  --click          and with Click, which is asked about its payments of the last three days (or since DATE)
  --since DATE     what moved since then, 2026-11-01; 40 days when not given
  --json           as JSON
  --paid-out ID --by "Name: words"
                   notes that a person gave owed money back by hand: a cancellation (ordcan_…), a return (retreq_…)
                   or a late payment (payatt_…); a repeat changes nothing
`;

/** Runs commerce's script on a database, whose output is the terminal's; gives its exit code. */
async function reconcile(places: Places, databaseUrl: string, args: string[]): Promise<number> {
  const settings = {
    ...{ places, secrets: shopSecrets(places.data), databaseUrl, pages: "production" as const },
    port: shopPort(process.env),
    commercePort: 9000,
    gatewaysPort: wantsStandIns(process.env) ? gatewaysPort(process.env) : undefined,
  };
  const child = spawn(process.execPath, ["src/scripts/run.ts", "src/scripts/reconcile.ts", ...args], {
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

/** A file named by the person stands in the folder where the command was given. */
function absolute(args: string[]): string[] {
  const at = args.indexOf("--payme");
  const file = args[at + 1];
  if (at < 0 || file === undefined) return args;
  return args.with(at + 1, resolve(process.env.INIT_CWD ?? process.cwd(), file));
}

async function run(args: string[]): Promise<number> {
  const places = shopPlaces();
  const running = process.env.DATABASE_URL || runningCluster(places.postgres, "bezak");
  if (running) return reconcile(places, running, args);
  if (!existsSync(places.postgres)) {
    throw new Failure(
      `There is no shop in ${places.data}: start one with npm start, or name its database with DATABASE_URL.`,
    );
  }
  const session = await openSession(places, { tool: "npm run reconcile" });
  try {
    return await reconcile(places, (await openDatabase(session.supervisor, places)).url, args);
  } finally {
    await session.end();
  }
}

try {
  const args = process.argv.slice(2);
  if (args.includes("--help")) process.stdout.write(HELP);
  else process.exitCode = await run(absolute(args));
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
