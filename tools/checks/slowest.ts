/** Seconds of a test file, its hooks included. */
export interface FileTime {
  file: string;
  seconds: number;
}

interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** Times of the files in a Vitest JSON report; names are relative to `root`. */
export function vitestTimes(text: string, root: string): FileTime[] {
  const { testResults } = JSON.parse(text) as VitestReport;
  return testResults.map(({ name, startTime, endTime }) => ({
    file: name.replace(`${root}/`, ""),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Times of the files in a Playwright JSON report, all projects and retries together. */
export function playwrightTimes(text: string): FileTime[] {
  const { suites } = JSON.parse(text) as { suites: PlaywrightSuite[] };
  return suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: sumMilliseconds(suite) / 1000 }));
}

function sumMilliseconds({ specs = [], suites = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const below = suites.reduce((sum, suite) => sum + sumMilliseconds(suite), 0);
  return own.reduce((sum, { duration }) => sum + duration, below);
}

export function slowestLines(times: readonly FileTime[], count: number): string[] {
  return times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
}
