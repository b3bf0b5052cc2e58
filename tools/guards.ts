import { join } from "node:path";
import { describeFailure } from "./failure.ts";
import { removeGuards, type Removal } from "./guards/run.ts";
import { CACHE, directoriesIn } from "./directories.ts";
import { openSession } from "./processes/session.ts";
import { TestShop } from "./test/test-shop.ts";

function describeRemoval({ guard, noticed: [first, ...more], crash }: Removal): string {
  if (first !== undefined) return `✓ ${guard}: ${first}${more.length ? `, and ${more.length} more` : ""}`;
  return crash ? `✗ ${guard}: the check failed to run: ${describeFailure(crash)}` : `✗ ${guard}: not noticed`;
}

/**
 * `npm run guards [-- part of a name ...]`: runs a shop without each of its guards in turn and checks whether the access check,
 * or the spec that the guard names, notices. Exits with an error when a removed guard goes unnoticed.
 */
try {
  const folder = join(CACHE, "guards");
  const session = await openSession(directoriesIn(folder), { tool: "the removal of guards" });
  try {
    const shop = new TestShop(session.supervisor, folder);
    const removals = await removeGuards(shop, {
      named: process.argv.slice(2),
      report: (removal) => process.stdout.write(`\r\u001b[K${describeRemoval(removal)}\n`),
      progress: (text) => process.stdout.write(`\r\u001b[K${text}`),
    });
    const missed = removals.filter(({ noticed }) => noticed.length === 0);
    process.stdout.write(`\n${removals.length} guards removed, ${removals.length - missed.length} noticed\n`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await session.end();
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
