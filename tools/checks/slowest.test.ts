import { expect, test } from "vitest";
import { playwrightTimes, slowestLines, vitestTimes } from "./slowest.ts";

test("names the slowest files of both reports, the slowest first", () => {
  const vitest = JSON.stringify({
    testResults: [
      { name: "/somewhere/bezak/adapters/a.test.ts", startTime: 1000, endTime: 3500 },
      { name: "/somewhere/bezak/adapters/b.test.ts", startTime: 1000, endTime: 1100 },
    ],
  });
  const run = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const playwright = JSON.stringify({
    suites: [
      {
        file: "home.spec.ts",
        specs: [run(500, 700)],
        suites: [{ file: "home.spec.ts", specs: [run(1000)] }],
      },
    ],
  });
  const times = [...vitestTimes(vitest, "/somewhere/bezak"), ...playwrightTimes(playwright)];
  expect(slowestLines(times, 2)).toEqual(["     2.5 s  adapters/a.test.ts", "     2.2 s  e2e/home.spec.ts"]);
});
