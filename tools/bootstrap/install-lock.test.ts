import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readOwner, takeLock } from "./install-lock.mjs";
import { isSameProcess, processStart } from "./process-identity.mjs";
import { temporaryFolder } from "../test/temporary-folder.ts";

const lockFile = () => join(temporaryFolder(), "lock.json");

test("one owner at a time, and the next after the release", () => {
  const file = lockFile();
  const first = takeLock(file, { url: "http://localhost:1" });
  expect(first.taken).toBe(true);
  const second = takeLock(file);
  expect(second).toMatchObject({ taken: false, owner: { pid: process.pid, url: "http://localhost:1" } });
  if (first.taken) first.release();
  expect(takeLock(file).taken).toBe(true);
});

test("a lock of a process that is gone is taken over", () => {
  const file = lockFile();
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, started: "x" }));
  expect(takeLock(file).taken).toBe(true);
  expect(readOwner(file)?.pid).toBe(process.pid);
});

test("a lock whose number belongs to another program since is taken over", () => {
  const file = lockFile();
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: "another boot:1" }));
  expect(takeLock(file).taken).toBe(true);
});

test("a broken lock file does not stand in the way", () => {
  const file = lockFile();
  writeFileSync(file, "{");
  expect(takeLock(file).taken).toBe(true);
});

test("a process is known by its number and its beginning", () => {
  expect(isSameProcess(process.pid, processStart(process.pid))).toBe(true);
  expect(isSameProcess(process.ppid, processStart(process.pid))).toBe(false);
  expect(processStart(2 ** 22 + 1)).toBe("");
});
