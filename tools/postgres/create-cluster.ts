import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failure } from "../failure.ts";
import type { Owner } from "./owner.ts";

/** The cluster's password lies in the cluster, so that the two cannot part. */
export const PASSWORD_FILE = "bezak-password";

/**
 * Makes a new cluster with one superuser and a random password. It appears under its name in one step, whole:
 * a folder left by a broken-off attempt is begun anew. Throws a Failure that names initdb's reason.
 */
export function createCluster(folder: string, binaries: string, owner: Owner, user: string): void {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  give(fresh, owner);
  const password = randomBytes(24).toString("base64url");
  const secretFolder = mkdtempSync(join(tmpdir(), "bezak-initdb-"));
  try {
    give(secretFolder, owner);
    const passwordFile = join(secretFolder, "password");
    writeFileSync(passwordFile, password, { mode: 0o600 });
    give(passwordFile, owner);
    runInitdb(fresh, binaries, owner, user, passwordFile);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(secretFolder, { recursive: true, force: true });
  }
  writeFileSync(join(fresh, PASSWORD_FILE), password, { mode: 0o600 });
  give(join(fresh, PASSWORD_FILE), owner);
  renameSync(fresh, folder);
}

function give(path: string, owner: Owner): void {
  if (owner) chownSync(path, owner.uid, owner.gid);
}

function runInitdb(folder: string, binaries: string, owner: Owner, user: string, passwordFile: string): void {
  const args = [
    "-D",
    owner ? "/proc/self/cwd" : folder,
    "-U",
    user,
    "-A",
    "scram-sha-256",
    `--pwfile=${passwordFile}`,
  ];
  // Trigram and full-text search split Cyrillic words by the character classes of the builtin UTF-8 locale.
  const locale = ["-E", "UTF8", "--locale=C.UTF-8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const made = spawnSync(join(binaries, "bin", "initdb"), [...args, ...locale], {
    cwd: folder,
    encoding: "utf8",
    env: { LC_ALL: "C", PATH: process.env.PATH },
    uid: owner?.uid,
    gid: owner?.gid,
  });
  if (made.status === 0) return;
  const output = `${made.stderr}\n${made.error?.message ?? ""}`;
  if (/No space left/.test(output)) throw new Failure("The disk is full: free about 500 MB and try again.");
  const reason = output
    .split("\n")
    .find((line) => /error:|fatal:|FATAL/i.test(line))
    ?.replace(/^.*?(error|fatal):\s*/i, "");
  throw new Failure(
    `PostgreSQL could not make its data folder ${folder} (${reason ?? output.trim().split("\n").at(-1)}): ` +
      `set BEZAK_DATA_DIR to a folder on a local disk, or name a PostgreSQL of yours in DATABASE_URL.`,
  );
}
