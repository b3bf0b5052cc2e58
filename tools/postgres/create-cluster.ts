import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failure } from "../failure.ts";
import type { Owner } from "./owner.ts";

/** The password is stored inside the cluster, so that both are moved together. */
export const PASSWORD_FILE = "bezak-password";

/**
 * Creates a cluster with one superuser and a random password. It appears complete by one rename: a folder of an interrupted
 * attempt is created again. Throws a Failure with initdb's reason.
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
  // With the builtin UTF-8 locale, trigram and full-text search recognize Cyrillic letters.
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
    `PostgreSQL could not create its data folder ${folder} (${reason ?? output.trim().split("\n").at(-1)}): ` +
      `set BEZAK_DATA_DIR to a folder on a local disk, or name your own PostgreSQL in DATABASE_URL.`,
  );
}
