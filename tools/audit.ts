import { describeFailure } from "./failure.ts";
import { runCommerceScript } from "./shop/commerce-script.ts";

const HELP = `npm run audit -- verify [options]: recomputes the log of administrators' actions; changes nothing.
Prints the last hash of each day and ends with 1 when an entry was changed, deleted or added afterwards.

  --from DAY       from this day on, 2026-11-28; the hash before it is trusted
  --to DAY         up to this day
  --expect HASH    a hash that was noted earlier has to be there; may be repeated
`;

try {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes("--help")) process.stdout.write(HELP);
  else {
    const command = { tool: "npm run audit", script: "audit.ts", args, alone: true };
    process.exitCode = await runCommerceScript(command);
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
