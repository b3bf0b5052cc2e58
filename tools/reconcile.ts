import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { describeFailure } from "./failure.ts";
import { ROOT } from "./directories.ts";
import { runCommerceScript } from "./shop/commerce-script.ts";

const HELP = `npm run reconcile -- [options]: compares the payment ledger with orders, books and parcels; changes nothing.
Ends with 1 when something differs.

  --payme FILE     and with a statement of Payme: a GetStatement answer, or a CSV with id, time, amount (tiyin), state
  --click          and with Click, which is asked about its payments of the last three days (or since DATE)
  --since DATE     what moved since then, 2026-11-01; 40 days when not given
  --json           as JSON
  --paid-out ID --by "Name: words"
                   notes that a person gave owed money back by hand: a cancellation (ordcan_…), a return (retreq_…)
                   or a late payment (payatt_…); a repeat changes nothing
  --reversed NUMBER [--by "Name: words"]
                   books that a gateway gave a payment back from its cabinet: an order's number or a payment (payatt_…)
`;

/** File arguments are relative to the folder in which npm was called. */
function absolute(args: string[]): string[] {
  const at = args.indexOf("--payme");
  const file = args[at + 1];
  if (at < 0 || file === undefined) return args;
  return args.with(at + 1, resolve(process.env.INIT_CWD ?? process.cwd(), file));
}

/** Checks the arguments without starting the engine or opening a database. */
function areValid(args: string[]): boolean {
  const file = join(ROOT, "commerce/src/scripts/reconcile-arguments.ts");
  return spawnSync(process.execPath, [file, ...args], { stdio: "inherit" }).status === 0;
}

try {
  const args = process.argv.slice(2);
  if (args.includes("--help")) process.stdout.write(HELP);
  else if (!areValid(args)) process.exitCode = 1;
  else {
    const command = { tool: "npm run reconcile", script: "reconcile.ts", args: absolute(args) };
    process.exitCode = await runCommerceScript(command);
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
