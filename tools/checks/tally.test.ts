import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { playwrightTally, stageTally, addTallies, unsteadyTests, vitestTally } from "./tally.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

const vitestReport = (passed: number, failed: number, files: object[]) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files });

test("counts a test file that could not run as a failure", () => {
  const broken = { status: "failed", assertionResults: [] };
  const red = { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] };
  expect(vitestTally(vitestReport(4, 1, [broken, red]))).toEqual({ passed: 4, failed: 2 });
});

test("counts Playwright's flaky tests as passed, and its errors outside tests as failures", () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 },
    errors: [{ message: "no server" }],
  };
  expect(playwrightTally(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
});

test("names Playwright's flaky tests", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: "phone" }] });
  const inner = { file: "a.spec.ts", specs: [spec("steady", "expected"), spec("unsteady", "flaky")] };
  const report = { suites: [{ file: "a.spec.ts", suites: [inner] }] };
  expect(unsteadyTests(JSON.stringify(report))).toEqual(["e2e/a.spec.ts, phone: unsteady"]);
});

test("counts a failure when a program fails, whatever its report says", () => {
  const file = join(temporaryFolder(), "report.json");
  expect(stageTally(0, file, vitestTally)).toEqual({ passed: 0, failed: 1 });
  writeFileSync(file, vitestReport(3, 0, []));
  expect(stageTally(0, file, vitestTally)).toEqual({ passed: 3, failed: 0 });
  expect(stageTally(1, file, vitestTally)).toEqual({ passed: 3, failed: 1 });
  expect(stageTally("SIGKILL", file, vitestTally)).toEqual({ passed: 3, failed: 1 });
});

test("adds up tallies", () => {
  expect(
    addTallies([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
