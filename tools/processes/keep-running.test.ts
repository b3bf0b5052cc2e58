import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { processStart } from "../bootstrap/process-identity.mjs";
import { Failure } from "../failure.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { keepRunning } from "./keep-running.ts";
import type { Patience, Restartable } from "./keep-running.ts";
import { poll } from "./poll.ts";
import { Supervisor } from "./supervisor.ts";

const supervisors: Supervisor[] = [];
afterEach(() => Promise.all(supervisors.splice(0).map((one) => one.stopAll())));

const patience: Patience = { pauses: [10, 20], ends: 3, within: 60_000 };

/** A supervised shell command; its starts can be awaited. */
async function shellProgram(command: string, before = ":") {
  const folder = temporaryFolder();
  const supervisor = new Supervisor(folder, folder);
  supervisors.push(supervisor);
  const pids = join(folder, "pids");
  const program = {
    name: "server",
    command: "/bin/sh",
    args: ["-c", `${before}; echo started; echo $$ >> ${pids}; ${command}`],
    cwd: "/",
    env: process.env,
  };
  const restartable: Restartable = {
    running: await supervisor.start(program),
    start: (after) => supervisor.start(program, { after }),
    ready: () => Promise.resolve(),
  };
  const startedPids = () =>
    existsSync(pids) ? readFileSync(pids, "utf8").trim().split("\n").filter(Boolean).map(Number) : [];
  const waitForStart = (count: number) => poll(() => startedPids()[count - 1] ?? null, 5_000);
  return { supervisor, restartable, startedPids, waitForStart, folder };
}

test("restarts a killed program, appends to its log and reports it", async () => {
  const { supervisor, restartable, waitForStart, folder } = await shellProgram("exec sleep 100");
  const reports: string[] = [];
  void keepRunning(supervisor, restartable, (sentence) => reports.push(sentence), patience);
  process.kill((await waitForStart(1)) ?? 0, "SIGKILL");
  const second = await waitForStart(2);
  expect(processStart(second ?? 0)).not.toBe("");
  await poll(() => reports[1] ?? null, 5_000);
  const log = join(folder, "server.log");
  expect(reports).toEqual([
    `server ended by itself (SIGKILL): its log is ${log}. It is started again in 0.01 s.`,
    "server runs again.",
  ]);
  expect(readFileSync(log, "utf8")).toBe("started\nstarted\n");
});

test("stops restarting a program that ends too often, and leaves the others running", async () => {
  const { supervisor, restartable, startedPids } = await shellProgram("exit 3");
  const other = await supervisor.start({
    name: "other",
    command: "sleep",
    args: ["100"],
    cwd: "/",
    env: process.env,
  });
  const reports: string[] = [];
  await keepRunning(supervisor, restartable, (sentence) => reports.push(sentence), patience);
  expect(startedPids()).toHaveLength(3);
  expect(reports.at(-1)).toMatch(
    /^server ended by itself \(3\): its log is \S+server\.log\. That was its end number 3 within 1 min, so it is not started again/,
  );
  expect(other.outcome()).toBeNull();
});

test("keeps running when its folder cannot be written, as on a full disk, and still stops everything", async () => {
  const { supervisor, restartable, startedPids, folder } = await shellProgram("exit 3");
  const other = await supervisor.start({
    name: "other",
    command: "sleep",
    args: ["100"],
    cwd: "/",
    env: process.env,
  });
  // not by permissions: root may write everywhere
  for (const name of ["processes.json", "processes.json.new"]) {
    rmSync(join(folder, name), { force: true });
    mkdirSync(join(folder, name));
  }
  const reports: string[] = [];
  await keepRunning(supervisor, restartable, (sentence) => reports.push(sentence), patience);
  expect(reports.at(-1)).toContain("That was its end number 3");
  expect(startedPids()).toHaveLength(3);
  expect(other.outcome()).toBeNull();
  await supervisor.stopAll();
  expect(processStart(other.pid)).toBe("");
});

test("counts a restart that does not become ready as an end, and stops its leftover processes", async () => {
  const { supervisor, restartable, startedPids, waitForStart } = await shellProgram("sleep 100 & wait");
  const reports: string[] = [];
  let starts = 1;
  const ready = async () => {
    await waitForStart(++starts);
    throw new Failure("server did not answer.");
  };
  process.kill((await waitForStart(1)) ?? 0, "SIGKILL");
  await keepRunning(supervisor, { ...restartable, ready }, (sentence) => reports.push(sentence), patience);
  expect(reports[1]).toBe("server did not answer. It is started again in 0.02 s.");
  expect(reports.at(-1)).toMatch(/^server did not answer\. That was its end number 3 /);
  expect(startedPids().map(processStart)).toEqual(["", "", ""]);
});

test("restarts nothing when everything is stopped during a pause", async () => {
  const { supervisor, restartable, startedPids, waitForStart } = await shellProgram("exec sleep 100");
  const reports: string[] = [];
  const supervision = keepRunning(supervisor, restartable, (sentence) => reports.push(sentence), {
    ...patience,
    pauses: [60_000],
  });
  process.kill((await waitForStart(1)) ?? 0, "SIGKILL");
  await poll(() => reports[0] ?? null, 5_000);
  const began = performance.now();
  await supervisor.stopAll();
  await supervision;
  expect(performance.now() - began).toBeLessThan(5_000);
  expect(startedPids()).toHaveLength(1);
  expect(reports).toHaveLength(1);
});

test("stops a restarted program in the original order", async () => {
  const order = join(temporaryFolder(), "order");
  const recordEnd = (name: string) => `trap 'echo ${name} >> ${order}; exit' TERM`;
  const { supervisor, restartable, waitForStart } = await shellProgram(
    "sleep 100 & wait",
    recordEnd("server"),
  );
  process.kill((await waitForStart(1)) ?? 0, "SIGKILL");
  const program = {
    name: "client",
    command: "/bin/sh",
    args: ["-c", `${recordEnd("client")}; echo ready; sleep 100 & wait`],
  };
  const client = await supervisor.start({ ...program, cwd: "/", env: process.env });
  await poll(() => readFileSync(client.logFile, "utf8") || null, 5_000);
  void keepRunning(supervisor, restartable, () => undefined, patience);
  await waitForStart(2);
  await supervisor.stopAll();
  expect(readFileSync(order, "utf8")).toBe("client\nserver\n");
});
