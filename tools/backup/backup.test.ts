import { execFile, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { processStart } from "../bootstrap/process-identity.mjs";
import { directoriesIn, ROOT } from "../directories.ts";
import { startCluster, type Cluster } from "../postgres/cluster.ts";
import { withClient } from "../postgres/connection.ts";
import { createDatabase } from "../postgres/databases.ts";
import { poll } from "../processes/poll.ts";
import { Supervisor } from "../processes/supervisor.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { makeBackup } from "./make-backup.ts";

const ACCOUNTS = 50;
const OPENING = 1_000;
const data = mkdtempSync(join(tmpdir(), "bezak-backup-"));
const directories = directoriesIn(data);
const archive = join(data, "..", `${data.split("/").at(-1)}.tar`);
let supervisor: Supervisor;
let cluster: Cluster;

/** Sum of all accounts, accounts that differ from their transfers, and the number of transfers. */
const invariants = `
  select (select sum(balance) from account)::int as total,
    (select count(*) from account where balance <> ${OPENING}
      - coalesce((select sum(amount) from transfer where payer = account.id), 0)
      + coalesce((select sum(amount) from transfer where payee = account.id), 0))::int as wrong,
    (select count(*) from transfer)::int as transfers`;

const readInvariants = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ total: number; wrong: number; transfers: number }>(invariants);
    return rows[0] ?? { total: 0, wrong: 0, transfers: 0 };
  });

async function start(): Promise<void> {
  supervisor = new Supervisor(join(data, "server"), join(data, "logs"));
  cluster = await startCluster(supervisor, directories.postgres, { durable: true });
}

beforeAll(async () => {
  await start();
  await createDatabase(cluster.url("postgres"), "bezak");
  await withClient(cluster.url("bezak"), async (client) => {
    await client.query("create table account (id int primary key, balance int not null)");
    await client.query("create table transfer (payer int, payee int, amount int)");
    await client.query(`insert into account select n, ${OPENING} from generate_series(1, ${ACCOUNTS}) n`);
    await client.query("create table mikro_orm_migrations (name text)");
    await client.query("insert into mikro_orm_migrations values ('Migration20261121090000')");
  });
  mkdirSync(join(directories.files, "ab"), { recursive: true });
  writeFileSync(join(directories.files, "ab", "picture.webp"), "picture");
  writeFileSync(join(data, "secrets.json"), '{"jwt":"secret"}', { mode: 0o600 });
}, 60_000);

afterAll(async () => {
  await supervisor.stopAll();
  rmSync(data, { recursive: true, force: true });
  rmSync(archive, { force: true });
});

interface Outcome {
  code: number;
  output: string;
  errors: string;
}

function run(tool: "backup" | "restore", args: string[], shell = ""): Promise<Outcome> {
  const command = [
    "-c",
    `${shell} exec "$0" "$@"`,
    process.execPath,
    join(ROOT, "tools", `${tool}.ts`),
    ...args,
  ];
  const env = {
    ...process.env,
    BEZAK_DATA_DIR: data,
    DATABASE_URL: "",
    DATABASE_OWNER_URL: "",
    BEZAK_FILES_DIR: "",
  };
  return new Promise((done) => {
    execFile("/bin/sh", command, { env, timeout: 60_000 }, (error, output, errors) =>
      done({
        code: typeof error?.code === "number" ? error.code : error ? -1 : 0,
        output,
        errors: errors.trim(),
      }),
    );
  });
}

/** Moves money between accounts in transactions until `work` has ended. */
async function whileWriting<T>(work: () => Promise<T>): Promise<T> {
  let isOver = false;
  const writing = withClient(cluster.url("bezak"), async (client) => {
    for (let n = 1; !isOver; n += 1) {
      const [payer, payee] = [(n % ACCOUNTS) + 1, ((n * 7) % ACCOUNTS) + 1];
      await client.query(`begin;
        insert into transfer values (${payer}, ${payee}, 1);
        update account set balance = balance - 1 where id = ${payer};
        update account set balance = balance + 1 where id = ${payee};
        commit`);
    }
  });
  const result = await work();
  isOver = true;
  await writing;
  return result;
}

/** Files that a failed backup has left in a folder. */
const leftovers = (folder: string) => readdirSync(folder);

test("restores a destroyed shop from a backup that was made while it wrote", async () => {
  await whileWriting(() =>
    poll(async () => ((await readInvariants(cluster.url("bezak"))).transfers > 0 ? true : null), 5_000),
  );
  const before = await readInvariants(cluster.url("bezak"));
  const made = await whileWriting(() => run("backup", ["--to", archive]));
  expect(made.errors).toBe("");
  expect(made.output).toContain("It holds the shop's secrets and everybody's data");
  expect(statSync(archive).mode & 0o777).toBe(0o600);
  const after = await readInvariants(cluster.url("bezak"));
  await supervisor.stopAll();

  const refused = await run("restore", [archive]);
  expect([refused.code, refused.errors]).toEqual([
    1,
    `There is a shop in ${data}: repeat with --yes to replace it. Nothing was changed.`,
  ]);
  for (const path of [directories.postgres, directories.files, join(data, "secrets.json")])
    rmSync(path, { recursive: true });
  const restored = await run("restore", [archive]);
  expect(restored.errors).toBe("");
  expect(readFileSync(join(directories.files, "ab", "picture.webp"), "utf8")).toBe("picture");
  expect(readFileSync(join(data, "secrets.json"), "utf8")).toBe('{"jwt":"secret"}');
  expect(statSync(join(data, "secrets.json")).mode & 0o777).toBe(0o600);
  await start();
  const found = await readInvariants(cluster.url("bezak"));
  expect(found).toMatchObject({ total: ACCOUNTS * OPENING, wrong: 0 });
  expect(found.transfers).toBeGreaterThanOrEqual(before.transfers);
  expect(found.transfers).toBeLessThanOrEqual(after.transfers);
}, 120_000);

test("leaves no file and one sentence when the disk is full", async () => {
  const folder = temporaryFolder();
  // the kernel refuses to write a file beyond 1 MB, like a full disk
  const { code, errors } = await run("backup", ["--to", join(folder, "full.tar")], "ulimit -f 1024 &&");
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^The disk is full.*: free some space and try again\.$/),
  ]);
  expect(leftovers(folder)).toEqual([]);
});

test("leaves no file and one sentence when the database vanishes", async () => {
  const folder = temporaryFolder();
  // forwards to the database, and cuts off in the middle of its answer
  const proxy = createServer((client) => {
    const server = connect(cluster.port, "127.0.0.1");
    let bytes = 0;
    server.on("data", (chunk) => ((bytes += chunk.length) > 2e6 ? client.destroy() : client.write(chunk)));
    client.on("data", (chunk) => server.write(chunk));
    for (const socket of [client, server]) socket.on("error", () => undefined);
    client.on("close", () => server.destroy());
  });
  await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
  const { port } = proxy.address() as AddressInfo;
  const url = cluster.url("bezak").replace(`:${cluster.port}/`, `:${port}/`);
  const source = { url, isEmbedded: true, end: async () => undefined };
  const backup = makeBackup(source, directories, join(folder, "cut.tar"));
  await expect(backup).rejects.toThrow(
    /^The database could not be read to its end .*: nothing was written; try again\.$/,
  );
  expect(leftovers(folder)).toEqual([]);
  proxy.close();
});

test("names what is missing for the backup of a DATABASE_URL", async () => {
  const programs = temporaryFolder();
  vi.stubEnv("PATH", programs);
  const source = { url: cluster.url("bezak"), isEmbedded: false, end: async () => undefined };
  const backup = () => makeBackup(source, directories, join(programs, "out.tar"));
  await expect(backup()).rejects.toThrow(
    "is PostgreSQL 18, and there is no pg_dump here: install postgresql-client-18",
  );
  const pretend = (version: number) =>
    writeFileSync(
      join(programs, "pg_dump"),
      `#!/bin/sh\n[ "$1" = --version ] && { echo "pg_dump (PostgreSQL) ${version}.1"; exit 0; }\n` +
        'echo begun; echo "pg_dump: error: permission denied for table account" >&2; exit 1\n',
      { mode: 0o755 },
    );
  pretend(17);
  await expect(backup()).rejects.toThrow("is PostgreSQL 18, and the pg_dump here is of version 17: install");
  pretend(18);
  await expect(backup()).rejects.toThrow("pg_dump failed (1): permission denied for table account");
  expect(existsSync(join(programs, "out.tar"))).toBe(false);
  expect(readdirSync(programs)).toEqual(["pg_dump"]);
  vi.unstubAllEnvs();
});

test("refuses to restore while the shop runs, and changes nothing", async () => {
  mkdirSync(join(data, "run"), { recursive: true });
  const owner = { pid: process.pid, started: processStart(process.pid), url: "http://localhost:8000" };
  writeFileSync(join(data, "run", "lock.json"), JSON.stringify(owner));
  const before = readdirSync(data);
  const { code, errors } = await run("restore", [archive, "--yes"]);
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^Bezak already runs from .* at http:\/\/localhost:8000 \(process \d+\): stop it/),
  ]);
  expect(readdirSync(data)).toEqual(before);
  rmSync(join(data, "run", "lock.json"));
});

test("leaves the former shop when a restore is killed, and can be repeated", async () => {
  await supervisor.stopAll();
  const mark = join(directories.postgres, "former");
  writeFileSync(mark, "");
  const fresh = `${directories.postgres}.restored`;
  const killed = spawn(process.execPath, [join(ROOT, "tools", "restore.ts"), archive, "--yes"], {
    env: {
      ...process.env,
      BEZAK_DATA_DIR: data,
      DATABASE_URL: "",
      DATABASE_OWNER_URL: "",
      BEZAK_FILES_DIR: "",
    },
    stdio: "ignore",
  });
  const ended = new Promise((done) => killed.once("exit", done));
  expect(await poll(() => (existsSync(join(fresh, "backup_label")) ? true : null), 20_000, 5)).toBe(true);
  killed.kill("SIGKILL");
  await ended;
  expect([existsSync(mark), existsSync(fresh)]).toEqual([true, true]);
  const { errors } = await run("restore", [archive, "--yes"]);
  expect([errors, existsSync(mark), existsSync(fresh)]).toEqual(["", false, false]);
  await start();
  expect(await readInvariants(cluster.url("bezak"))).toMatchObject({ total: ACCOUNTS * OPENING, wrong: 0 });
}, 120_000);
