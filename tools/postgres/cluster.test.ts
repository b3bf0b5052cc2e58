import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { processStart } from "../bootstrap/process-identity.mjs";
import { keepRunning } from "../processes/keep-running.ts";
import { poll } from "../processes/poll.ts";
import { Supervisor } from "../processes/supervisor.ts";
import { checkDatabaseUrl, withClient } from "./connection.ts";
import { identity, startCluster } from "./cluster.ts";
import { createDatabase, dropDatabase, emptyDatabase, isEmptyDatabase } from "./databases.ts";
import { postgresOwner } from "./owner.ts";
import { readMark, writeMark } from "./marks.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

const supervisors: Supervisor[] = [];
afterEach(() => Promise.all(supervisors.splice(0).map((one) => one.stopAll())));

function createSupervisor(directory: string): Supervisor {
  const supervisor = new Supervisor(join(directory, "run"), join(directory, "logs"));
  supervisors.push(supervisor);
  return supervisor;
}

/** A folder that only its owner may enter, as in root's home. */
const closedFolder = () => temporaryFolder();
const options = { durable: false };
const answer = (url: string) =>
  withClient(url, async (client) => (await client.query("select 42 as is")).rows as unknown);

test("creates a cluster in a private folder, keeps its data and requires its password", async () => {
  const directory = closedFolder();
  const folder = join(directory, "postgres");
  const first = createSupervisor(directory);
  const cluster = await startCluster(first, folder, options);
  const url = cluster.url("shop");
  await createDatabase(cluster.url("postgres"), "shop");
  expect(await isEmptyDatabase(url)).toBe(true);
  expect(await readMark(url, "demo")).toBeNull();
  await withClient(url, (client) => client.query("create table goods as select 'Чехол' as name"));
  await writeMark(url, "demo", "done");
  const words = await withClient(url, (client) =>
    client.query("select lower(name) as low, to_tsvector('simple', name)::text as words from goods"),
  );
  expect(words.rows).toEqual([{ low: "чехол", words: "'чехол':1" }]);
  await expect(checkDatabaseUrl(url.replace(/:[^:@]+@/, ":wrong@"))).rejects.toThrow("refuses user");
  expect(statSync(folder).mode & 0o077).toBe(0);
  const repeat = "insert into people values ('hidden@example.uz')";
  await withClient(url, (client) => client.query("create table people (email text unique)"));
  await withClient(url, (client) => client.query(repeat));
  await expect(withClient(url, (client) => client.query(repeat))).rejects.toThrow("duplicate key");
  const log = readFileSync(join(directory, "logs", "postgres.log"), "utf8");
  expect(log).toContain("duplicate key");
  expect(log).not.toContain("hidden@example.uz");
  await first.stopAll();

  const again = await startCluster(createSupervisor(directory), folder, options);
  expect(await readMark(again.url("shop"), "demo")).toBe("done");
  await createDatabase(again.url("postgres"), "copy", "shop");
  expect(await readMark(again.url("copy"), "demo")).toBe("done");
  await emptyDatabase(again.url("copy"));
  expect(await isEmptyDatabase(again.url("copy"))).toBe(true);
  await dropDatabase(again.url("postgres"), "shop");
  await expect(checkDatabaseUrl(again.url("shop"))).rejects.toThrow('has no database "shop"');
});

/** A cluster that several tests start one after another, since creating one takes longer than they do. */
const shared = mkdtempSync(join(tmpdir(), "bezak-cluster-"));
afterAll(() => rmSync(shared, { recursive: true, force: true }));

test("takes over from an orphaned postmaster, and from one that was killed", async () => {
  const folder = join(shared, "postgres");
  const forgotten = createSupervisor(shared);
  await startCluster(forgotten, folder, options);
  const orphan = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
  const other = createSupervisor(join(shared, "other"));
  const second = await startCluster(other, folder, options);
  expect(processStart(orphan)).toBe("");
  expect(await answer(second.url("postgres"))).toEqual([{ is: 42 }]);

  process.kill(Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]), "SIGKILL");
  const third = await startCluster(createSupervisor(join(shared, "third")), folder, options);
  expect(await answer(third.url("postgres"))).toEqual([{ is: 42 }]);
});

test("answers at the same address after its postmaster was killed and restarted", async () => {
  const folder = join(shared, "postgres");
  const supervisor = createSupervisor(shared);
  const cluster = await startCluster(supervisor, folder, { durable: true });
  await withClient(cluster.url("postgres"), (client) =>
    client.query("create table proof as select 42 as is"),
  );
  const reports: string[] = [];
  void keepRunning(supervisor, cluster, (sentence) => reports.push(sentence));
  process.kill(cluster.running.pid, "SIGKILL");
  expect(
    await poll(() => reports.find((sentence) => sentence === "postgres runs again.") ?? null, 20_000),
  ).not.toBeNull();
  const { rows } = await withClient(cluster.url("postgres"), (client) => client.query("table proof"));
  expect(rows).toEqual([{ is: 42 }]);
});

test("starts although another program now has the process id of postmaster.pid", async () => {
  const folder = join(shared, "postgres");
  const first = createSupervisor(shared);
  await startCluster(first, folder, options);
  const running = readFileSync(join(folder, "postmaster.pid"), "utf8");
  await first.stopAll();
  // Only a program of PostgreSQL's own user would prevent the start.
  const bystander = spawn("sleep", ["100"], { cwd: "/", ...identity(postgresOwner(folder)) });
  writeFileSync(join(folder, "postmaster.pid"), running.replace(/^\d+/, String(bystander.pid)));
  const cluster = await startCluster(createSupervisor(shared), folder, options);
  expect(await answer(cluster.url("postgres"))).toEqual([{ is: 42 }]);
  expect(processStart(bystander.pid ?? 0)).not.toBe("");
  bystander.kill();
});

test.each([
  [
    "of another version",
    { PG_VERSION: "17\n" },
    "was made by PostgreSQL 17 and this is PostgreSQL 18: move it away",
  ],
  ["that is no cluster", { "my-letters.txt": "dear" }, "is not a PostgreSQL data folder: move it away"],
  ["of somebody else's cluster", { PG_VERSION: "18\n" }, "was not made by Bezak"],
])("refuses a folder %s and leaves it unchanged", async (_case, files, sentence) => {
  const directory = closedFolder();
  const folder = join(directory, "postgres");
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await expect(startCluster(createSupervisor(directory), folder, options)).rejects.toThrow(sentence);
  for (const [name, text] of Object.entries(files))
    expect(readFileSync(join(folder, name), "utf8")).toBe(text);
});
