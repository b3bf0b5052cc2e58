import { readFileSync } from "node:fs";

/** Passed and failed tests of a stage. Skipped ones count as neither. */
export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { title: string; tests: { status: string; projectName: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/** Reads a Vitest JSON report. A file that failed before its tests could run counts as one failure. */
export function vitestTally(text: string): Tally {
  const report = JSON.parse(text) as VitestReport;
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((one) => one.status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

/** Reads a Playwright JSON report. An error outside the tests counts as one failure. */
export function playwrightTally(text: string): Tally {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The tests in a Playwright JSON report that passed only when repeated. */
export function unsteadyTests(text: string): string[] {
  const below = ({ file, specs = [], suites = [] }: PlaywrightSuite): string[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "flaky")
        .map(({ projectName }) => `e2e/${file}, ${projectName}: ${title}`),
    ),
    ...suites.flatMap(below),
  ];
  return (JSON.parse(text) as PlaywrightReport).suites.flatMap(below);
}

/**
 * The tally of a stage's report, corrected by the program's exit: a program that failed without a failed test, or wrote no
 * report, counts as one failure.
 */
export function stageTally(
  outcome: number | NodeJS.Signals,
  reportFile: string,
  read: (text: string) => Tally,
): Tally {
  let tally: Tally = { passed: 0, failed: 0 };
  try {
    tally = read(readFileSync(reportFile, "utf8"));
  } catch {
    return { passed: 0, failed: 1 };
  }
  if (outcome !== 0 && tally.failed === 0) return { ...tally, failed: 1 };
  return tally;
}

export function addTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}
