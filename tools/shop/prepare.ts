import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeLock } from "../bootstrap/install-lock.mjs";
import { Failure } from "../failure.ts";
import { CACHE, ROOT } from "../directories.ts";
import type { ShopDirectories } from "../directories.ts";
import { isEmptyDatabase } from "../postgres/databases.ts";
import { readMark, writeMark } from "../postgres/marks.ts";
import { poll } from "../processes/poll.ts";
import type { Supervisor } from "../processes/supervisor.ts";
import type { ShopDatabase } from "./database.ts";
import { ownerEnvironment } from "./environment.ts";
import type { ShopSettings } from "./environment.ts";
import { buildFingerprint, databaseFingerprint } from "./fingerprint.ts";
import { runToEnd, workspaceScript } from "./workspace-script.ts";

type Progress = (text: string) => void;

const BUILD = join(ROOT, "storefront", "dist");
const BUILD_MARK = join(BUILD, ".fingerprint");
const BUILD_WAIT_MILLISECONDS = 180_000;

/** Empties the shop when requested, or when an earlier run was interrupted while creating demo data. */
export async function clearIfNeeded(
  database: ShopDatabase,
  { directories }: ShopSettings,
  reset: boolean,
): Promise<void> {
  const broken = (await readMark(database.url, "demo")) === "begun";
  if (!reset && !broken) return;
  await database.clear();
  rmSync(directories.files, { recursive: true, force: true });
}

/** Migrates the database, unless nothing that affects it has changed. Returns a text to show. */
export async function migrate(
  supervisor: Supervisor,
  settings: ShopSettings,
  progress: Progress,
): Promise<string> {
  const { databaseUrl, directories } = settings;
  mkdirSync(directories.files, { recursive: true });
  const environment = ownerEnvironment(settings);
  const wanted = databaseFingerprint(environment);
  if ((await readMark(databaseUrl, "migrated")) === wanted) return "nothing changed";
  const isNew = await isEmptyDatabase(databaseUrl);
  // written first: an interrupted run leaves tables, and only this mark says that the demo data are still missing
  if (isNew && process.env.NODE_ENV !== "production") await writeMark(databaseUrl, "demo", "wanted");
  await runToEnd(supervisor, workspaceScript("commerce", "migrate", environment), progress);
  await writeMark(databaseUrl, "migrated", wanted);
  return isNew ? "new database" : "brought up to date";
}

/** Fills a new database with the demo shop, once. Returns a text to show. */
export async function makeDemo(
  supervisor: Supervisor,
  settings: ShopSettings,
  progress: Progress,
): Promise<string> {
  const state = await readMark(settings.databaseUrl, "demo");
  if (state !== "wanted") return state === "done" ? "already there" : "not wanted for this database";
  await writeMark(settings.databaseUrl, "demo", "begun");
  await runToEnd(supervisor, workspaceScript("commerce", "seed", ownerEnvironment(settings)), progress);
  await writeMark(settings.databaseUrl, "demo", "done");
  return "made";
}

/** Builds the pages, unless no source has changed since the last build. Returns a text to show. */
export async function build(supervisor: Supervisor, progress: Progress): Promise<string> {
  return whileBuilding(async () => {
    const wanted = buildFingerprint();
    if (existsSync(BUILD_MARK) && readFileSync(BUILD_MARK, "utf8") === wanted) return "nothing changed";
    await runToEnd(supervisor, workspaceScript("storefront", "build", { NODE_ENV: "production" }), progress);
    writeFileSync(BUILD_MARK, wanted);
    return "built";
  });
}

/**
 * Copies the build for one shop, so that a later build (for tests, say) does not replace the files it serves. Returns the
 * folder.
 */
export async function copyBuild(directories: ShopDirectories): Promise<string> {
  const copy = join(directories.data, "build");
  await whileBuilding(() => {
    rmSync(copy, { recursive: true, force: true });
    cpSync(BUILD, copy, { recursive: true });
    // Outside the repository nothing else marks the scripts as modules.
    writeFileSync(join(copy, "package.json"), JSON.stringify({ type: "module" }));
  });
  return copy;
}

/** Runs work while no other command builds or reads the build. */
async function whileBuilding<T>(work: () => Promise<T> | T): Promise<T> {
  const lock = await poll(() => {
    const lock = takeLock(join(CACHE, "build.lock"));
    return lock.taken ? lock : null;
  }, BUILD_WAIT_MILLISECONDS);
  if (!lock)
    throw new Failure("Another command has been building the pages for minutes: stop it and try again.");
  try {
    return await work();
  } finally {
    lock.release();
  }
}
