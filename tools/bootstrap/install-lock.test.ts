import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readOwner, takeLock } from "./install-lock.mjs";
import { isSameProcess, processStart } from "./process-identity.mjs";
import { temporaryFolder } from "../test/temporary-folder.ts";

const lockFile = () => join(temporaryFolder(), "lock.json");

test("gives the lock to one owner at a time, and to the next after the release", () => {
  const file = lockFile();
  const first = takeLock(file, { url: "http://localhost:1" });
  expect(first.taken).toBe(true);
  const second = takeLock(file);
  expect(second).toMatchObject({ taken: false, owner: { pid: process.pid, url: "http://localhost:1" } });
  if (first.taken) first.release();
  expect(takeLock(file).taken).toBe(true);
});

test("takes over the lock of a process that has ended", () => {
  const file = lockFile();
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, started: "x" }));
  expect(takeLock(file).taken).toBe(true);
  expect(readOwner(file)?.pid).toBe(process.pid);
});

test("takes over a lock whose process id now belongs to another program", () => {
  const file = lockFile();
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: "another boot:1" }));
  expect(takeLock(file).taken).toBe(true);
});

test("takes the lock when the lock file is malformed", () => {
  const file = lockFile();
  writeFileSync(file, "{");
  expect(takeLock(file).taken).toBe(true);
});

test("identifies a process by its id and start time", () => {
  expect(isSameProcess(process.pid, processStart(process.pid))).toBe(true);
  expect(isSameProcess(process.ppid, processStart(process.pid))).toBe(false);
  expect(processStart(2 ** 22 + 1)).toBe("");
});
