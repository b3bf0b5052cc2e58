import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { playwrightTally, stageTally, sumOf, unsteadyTests, vitestTally } from "./tally.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

const vitestReport = (passed: number, failed: number, files: object[]) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files });

test("a test file that could not run counts as a failure", () => {
  const broken = { status: "failed", assertionResults: [] };
  const red = { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] };
  expect(vitestTally(vitestReport(4, 1, [broken, red]))).toEqual({ passed: 4, failed: 2 });
});

test("Playwright's flaky tests have passed, its errors outside tests are failures", () => {
  const report = {
    stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 },
    errors: [{ message: "no server" }],
  };
  expect(playwrightTally(JSON.stringify(report))).toEqual({ passed: 7, failed: 2 });
});

test("Playwright's flaky tests are named", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, projectName: "phone" }] });
  const inner = { file: "a.spec.ts", specs: [spec("steady", "expected"), spec("unsteady", "flaky")] };
  const report = { suites: [{ file: "a.spec.ts", suites: [inner] }] };
  expect(unsteadyTests(JSON.stringify(report))).toEqual(["e2e/a.spec.ts, phone: unsteady"]);
});

test("a program that fails never looks well", () => {
  const file = join(temporaryFolder(), "report.json");
  expect(stageTally(0, file, vitestTally)).toEqual({ passed: 0, failed: 1 });
  writeFileSync(file, vitestReport(3, 0, []));
  expect(stageTally(0, file, vitestTally)).toEqual({ passed: 3, failed: 0 });
  expect(stageTally(1, file, vitestTally)).toEqual({ passed: 3, failed: 1 });
  expect(stageTally("SIGKILL", file, vitestTally)).toEqual({ passed: 3, failed: 1 });
});

test("tallies add up", () => {
  expect(
    sumOf([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
