import { expect, test } from "vitest";
import { readFailedTests } from "./run-spec.ts";

const report = (message: string, ...statuses: string[]) =>
  JSON.stringify({
    testResults: [
      { message, assertionResults: statuses.map((status, at) => ({ fullName: `test ${at}`, status })) },
    ],
  });

test("reads the names of failed tests", () => {
  expect(readFailedTests(report("", "passed", "failed", "skipped"))).toEqual(["test 1"]);
  expect(readFailedTests(report("", "passed"))).toEqual([]);
});

test("rejects a file that failed before its tests", () => {
  expect(() => readFailedTests(report("Cannot find module"))).toThrow("Cannot find module");
});
