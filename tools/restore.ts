import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { summarizeBackup } from "./backup/describe-backup.ts";
import { step } from "./bootstrap/step-line.mjs";
import { findShopDirectories } from "./directories.ts";
import { describeFailure, Failure } from "./failure.ts";
import { checkDatabaseUrl } from "./postgres/connection.ts";
import { isEmptyDatabase } from "./postgres/databases.ts";
import { openSession } from "./processes/session.ts";
import { checkBackup, EMBEDDED, type Target } from "./restore/check-backup.ts";
import { requireUnused } from "./restore/restore-database.ts";
import { restoreShop, type Restored } from "./restore/restore-shop.ts";

const HELP = `npm run restore -- FILE [options]: restores a backup of npm run backup. The shop must not run.
The former shop stays beside the restored one, under other names.

  --yes    replaces the shop that is there
  --check  only reads the backup to its end and says whether it can be restored here
`;

function readArguments() {
  const options = {
    yes: { type: "boolean" },
    check: { type: "boolean" },
    help: { type: "boolean" },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Failure(`${(error as Error).message} See npm run restore -- --help.`);
  }
}

function report({ rows, aside }: Restored): string {
  const counted = Object.entries(rows).map(([table, count]) => `${table} ${count}`);
  const lines = [
    `Restored   ${counted.length > 0 ? `rows: ${counted.join(", ")}` : "a database without a shop's tables"}`,
    ...(aside.length > 0
      ? [`Before     ${aside.join(", ")}: delete it when the restored shop is right`]
      : []),
    "Next       npm start",
  ];
  return `\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`;
}

async function restore(file: string, isAllowed: boolean, onlyCheck: boolean): Promise<void> {
  const directories = findShopDirectories();
  const url = process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL || undefined;
  const target: Target = url
    ? { postgres: Number.parseInt(await checkDatabaseUrl(url), 10), isEmbedded: false }
    : EMBEDDED;
  const manifest = await step("check", () => checkBackup(file, target));
  process.stdout.write(`\n  Backup     ${summarizeBackup(manifest)}\n\n`);
  if (onlyCheck) return;
  const session = await openSession(directories, { tool: "npm run restore" });
  try {
    if (url) await requireUnused(url);
    const isThere = url ? !(await isEmptyDatabase(url)) : existsSync(directories.postgres);
    if (isThere && !isAllowed) {
      const shop = url ? "the database of DATABASE_URL" : directories.data;
      throw new Failure(`There is a shop in ${shop}: repeat with --yes to replace it. Nothing was changed.`);
    }
    const restored = await step("restore", () => restoreShop(session, directories, { file, manifest, url }));
    process.stdout.write(report(restored));
  } finally {
    await session.end();
  }
}

try {
  const { values, positionals } = readArguments();
  const [file, ...others] = positionals;
  if (values.help) process.stdout.write(HELP);
  else if (file === undefined || others.length > 0)
    throw new Failure("Name one backup: npm run restore -- FILE. See npm run restore -- --help.");
  else {
    const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
    if (!existsSync(path)) throw new Failure(`There is no file ${path}.`);
    await restore(path, values.yes === true, values.check === true);
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
