import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { describeBackup } from "./backup/describe-backup.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { openSource } from "./backup/open-source.ts";
import { step } from "./bootstrap/step-line.mjs";
import { findShopDirectories } from "./directories.ts";
import { describeFailure, Failure } from "./failure.ts";

const HELP = `npm run backup [-- --to FILE]: writes a backup of the shop, which may run meanwhile: database, files, secrets.

  --to FILE  where; a folder gets a file named by the time. Without it, in "backups" of the data folder.
`;

/** The file that `--to` names, from the folder in which npm was called. */
function chooseFile(to: string | undefined, data: string): string {
  const time = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "");
  const named = `bezak-${time}.tar`;
  if (to === undefined) return join(data, "backups", named);
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), to);
  return existsSync(file) && statSync(file).isDirectory() ? join(file, named) : file;
}

function readArguments(): { to?: string; help?: boolean } {
  try {
    return parseArgs({ options: { to: { type: "string" }, help: { type: "boolean" } } }).values;
  } catch (error) {
    throw new Failure(`${(error as Error).message} See npm run backup -- --help.`);
  }
}

try {
  const { to, help } = readArguments();
  if (help) process.stdout.write(HELP);
  else {
    const directories = findShopDirectories();
    const file = chooseFile(to, directories.data);
    const source = await openSource(directories, "npm run backup");
    try {
      const manifest = await step("backup", () => makeBackup(source, directories, file));
      process.stdout.write(describeBackup(file, manifest));
    } finally {
      await source.end();
    }
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
