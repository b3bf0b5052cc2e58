import { verifyChain, type ChainReport, type Query } from "../modules/admin-audit/verify-chain.ts";
import { Client } from "pg";
import { readAuditArguments } from "./audit-arguments.ts";
import { runCommand } from "./prepare.ts";
import { Refusal } from "./refusal.ts";

/**
 * `node src/scripts/audit.ts verify [--from DAY] [--to DAY] [--expect HASH]`: recomputes the audit log; exits with 1 at the
 * first fault. Needs the database only, so that it also runs on a copy.
 */
const range = readOrRefuse(process.argv.slice(2));

await runCommand(async () => {
  const client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    const query: Query = async <Row>(statement: string, values: readonly unknown[] = []) =>
      (await client.query(statement, [...values])).rows as Row[];
    await requireChain(query);
    // one snapshot, in which the shop neither adds nor purges entries
    await query("begin isolation level repeatable read read only");
    const report = await verifyChain(query, range);
    process.stdout.write(toText(report));
    if (report.fault !== undefined) process.exitCode = 1;
  } finally {
    await client.end();
  }
});

function readOrRefuse(args: string[]) {
  try {
    return readAuditArguments(args);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** @throws Refusal when the tables are older than the chain */
async function requireChain(query: Query): Promise<void> {
  const [row] = await query<{ found: boolean }>(
    "select to_regclass('admin_audit_link') is not null as found",
  );
  if (!row?.found)
    throw new Refusal("The database has no chained audit log yet: start the shop once, which migrates.");
}

function toText({ days, fault }: ChainReport): string {
  const lines = days.map(({ day, links, hash }) => `${day}  ${String(links).padStart(6)}  ${hash}`);
  if (fault !== undefined) return [...lines, fault, ""].join("\n");
  const count = days.reduce((sum, { links }) => sum + links, 0);
  const [first] = days;
  const verdict =
    first === undefined
      ? "There is no link in this range."
      : `All ${count} links since ${first.day} fit their entries. Note the last hash where nobody who works on the shop can change it.`;
  return [...lines, verdict, ""].join("\n");
}
