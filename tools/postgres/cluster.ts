import { createHmac } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { Failure } from "../failure.ts";
import { freePort } from "../processes/free-port.ts";
import { poll } from "../processes/poll.ts";
import type { Restartable } from "../processes/keep-running.ts";
import type { Program, Running, Supervisor } from "../processes/supervisor.ts";
import { postgresBinaries } from "./binaries.ts";
import { createCluster, PASSWORD_FILE } from "./create-cluster.ts";
import { clearStalePostmaster } from "./stale-postmaster.ts";
import { postgresOwner } from "./owner.ts";
import type { Owner } from "./owner.ts";

/** Major version of the embedded PostgreSQL, as in a cluster's PG_VERSION. */
export const POSTGRES_MAJOR = "18";
export const POSTGRES_USER = "bezak";
const SERVING_USER = "bezak_app";

/** A running embedded PostgreSQL, reachable only on the loopback interface with a password. */
export interface Cluster extends Restartable {
  port: number;
  url: (database: string) => string;
  /** URL of a database for the role of serving processes, which the migration creates. */
  servingUrl: (database: string) => string;
}

export interface ClusterOptions {
  /** False for tests: nothing is flushed to disk, a crash may lose everything. */
  durable: boolean;
  maxConnections?: number;
  /** True when it must first replay the log of a backup. */
  isRecovering?: boolean;
  /** Further server settings, for benchmarks that count statements. */
  settings?: Record<string, string>;
}

const START_MILLISECONDS = 60_000;
/** After a crash it first replays its write-ahead log. */
const RECOVERY_MILLISECONDS = 600_000;

/**
 * Starts the embedded PostgreSQL on a data folder, which is created first if missing. Cleans up after a killed postmaster.
 * Throws a Failure when the folder belongs to another user or version, or the start fails.
 */
export async function startCluster(
  supervisor: Supervisor,
  folder: string,
  options: ClusterOptions,
): Promise<Cluster> {
  checkFolder(folder);
  const owner = postgresOwner(folder);
  const binaries = postgresBinaries(owner);
  if (!existsSync(folder)) createCluster(folder, binaries, owner, POSTGRES_USER);
  const password = readFileSync(join(folder, PASSWORD_FILE), "utf8").trim();
  const port = await freePort();
  const program: Program = {
    name: "postgres",
    command: join(binaries, "bin", "postgres"),
    // A process may work in a folder whose parent it cannot enter, but not reach it by its path: docs/decisions/004.
    args: ["-D", owner ? "/proc/self/cwd" : folder, ...settings(port, options)],
    cwd: folder,
    env: { LC_ALL: "C", PATH: process.env.PATH },
    ...identity(owner),
    // Fast shutdown: ends the sessions and writes everything to disk.
    stopSignal: "SIGINT",
  };
  const start = async (after?: Running) => {
    await clearStalePostmaster(folder);
    return supervisor.start(program, { after });
  };
  const url = (database: string) => clusterUrl(port, password, database);
  const running = await start();
  await waitUntilReady(
    running,
    url("postgres"),
    options.isRecovering ? RECOVERY_MILLISECONDS : START_MILLISECONDS,
  );
  const ready = (again: Running) => waitUntilReady(again, url("postgres"), RECOVERY_MILLISECONDS);
  const servingUrl = (database: string) =>
    clusterUrl(port, servingPassword(password), database, SERVING_USER);
  return { running, start, ready, port, url, servingUrl };
}

export const clusterUrl = (port: number, password: string, database: string, user = POSTGRES_USER) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`;

/** Derived from the cluster's password, so that only one is stored; does not reveal that one. */
const servingPassword = (password: string) =>
  createHmac("sha256", password).update(SERVING_USER).digest("base64url");

export function identity(owner: Owner): { uid?: number; gid?: number } {
  return owner ? { uid: owner.uid, gid: owner.gid } : {};
}

function settings(
  port: number,
  { durable, maxConnections = 100, settings: further }: ClusterOptions,
): string[] {
  const values = {
    port,
    listen_addresses: "127.0.0.1",
    // No socket files: none are left behind, and every connection needs the password.
    unix_socket_directories: "",
    max_connections: maxConnections,
    // the values of a failed statement may be e-mail addresses and hashes: the log names the error without them
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
    ...further,
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** Throws a Failure for a folder that this PostgreSQL must not use. */
export function checkFolder(folder: string): void {
  mkdirSync(join(folder, ".."), { recursive: true });
  if (!existsSync(folder)) return;
  const versionFile = join(folder, "PG_VERSION");
  if (!existsSync(versionFile)) {
    const what = readdirSync(folder).length > 0 ? "is not a PostgreSQL data folder" : "is empty";
    throw new Failure(`${folder} ${what}: move it away, or set BEZAK_DATA_DIR to another folder.`);
  }
  const version = readFileSync(versionFile, "utf8").trim();
  if (version !== POSTGRES_MAJOR) {
    throw new Failure(
      `${folder} was made by PostgreSQL ${version} and this is PostgreSQL ${POSTGRES_MAJOR}: move it away to create ` +
        `a new one, or set BEZAK_DATA_DIR to another folder.`,
    );
  }
  if (!existsSync(join(folder, PASSWORD_FILE))) {
    throw new Failure(
      `${folder} was not made by Bezak (no ${PASSWORD_FILE} in it): move it away, or set BEZAK_DATA_DIR.`,
    );
  }
}

async function waitUntilReady(running: Running, url: string, milliseconds: number): Promise<void> {
  const outcome = await poll(async () => {
    if (running.outcome() !== null) return "ended";
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      return "ready";
    } catch {
      return null;
    } finally {
      await client.end().catch(() => undefined);
    }
  }, milliseconds);
  if (outcome === "ready") return;
  const lines = readFileSync(running.logFile, "utf8").trim().split("\n");
  const reason = lines.findLast((line) => /FATAL|PANIC/.test(line))?.replace(/^.*?(FATAL|PANIC):\s*/, "");
  if (/No space left/.test(reason ?? ""))
    throw new Failure("The disk is full: free about 500 MB and try again.");
  throw new Failure(
    `PostgreSQL did not start (${reason ?? lines.at(-1) ?? "no reason given"}): its log is ${running.logFile}.`,
  );
}
