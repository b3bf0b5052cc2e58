import { expect, it } from "vitest";
import { readAuditArguments } from "./audit-arguments.ts";

it("reads a range of days and hashes that are expected", () => {
  const hash = "a".repeat(64);
  expect(readAuditArguments(["verify"])).toEqual({ expected: [] });
  const args = ["verify", "--from", "2026-11-01", "--to", "2026-11-30", "--expect", hash, "--expect", hash];
  expect(readAuditArguments(args)).toEqual({
    from: "2026-11-01",
    to: "2026-11-30",
    expected: [hash, hash],
  });
});

it.each([
  [[], "npm run audit -- verify"],
  [["check"], "npm run audit -- verify"],
  [["verify", "again"], "npm run audit -- verify"],
  [["verify", "--from", "2026-11-31"], "--from 2026-11-31 is not a day"],
  [["verify", "--to", "today"], "--to today is not a day"],
  [["verify", "--from", "2026-11-02", "--to", "2026-11-01"], "--from is after --to"],
  [["verify", "--expect", "abc"], "is not a hash"],
  [["verify", "--until", "2026-11-02"], "--until"],
])("refuses %j", (args, sentence) => {
  expect(() => readAuditArguments(args)).toThrow(sentence);
});
