import { expect, test } from "vitest";
import { describeFailure, Failure } from "./failure.ts";

test("shows a Failure as its sentence", () => {
  expect(describeFailure(new Failure("The cause: the way out."))).toBe("The cause: the way out.");
});

test.each([
  ["ENOSPC", "The disk is full (/data/x): free some space and try again."],
  ["EACCES", "This user may not use /data/x: make it yours with chown, or run as its owner."],
  ["EROFS", "The file system is read-only (/data/x): set BEZAK_DATA_DIR to a folder that can be written."],
])("turns the system error %s into a sentence", (code, sentence) => {
  expect(describeFailure(Object.assign(new Error("short"), { code, path: "/data/x" }))).toBe(sentence);
});

test("shows the stack trace of an unexpected error", () => {
  expect(describeFailure(new TypeError("no such thing"))).toMatch(/TypeError: no such thing\n\s+at /);
});
