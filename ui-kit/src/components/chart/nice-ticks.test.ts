import { expect, test } from "vitest";
import { niceTicks } from "./nice-ticks.ts";

test.each([
  [
    [3, 7, 9],
    [0, 5, 10],
  ],
  [
    [3.5, 7, 9],
    [0, 2.5, 5, 7.5, 10],
  ],
  [
    [120_000, 980_000],
    [0, 250_000, 500_000, 750_000, 1_000_000],
  ],
  [
    [-40, 60],
    [-50, -25, 0, 25, 50, 75],
  ],
  [
    [0.1, 0.35],
    [0, 0.1, 0.2, 0.3, 0.4],
  ],
  [[1], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
])("encloses %j in the ticks %j", (values, ticks) => {
  expect(niceTicks(values)).toEqual(ticks);
});

test("encloses every value between the first and the last tick", () => {
  for (let high = 1; high < 5000; high = Math.ceil(high * 1.37)) {
    const ticks = niceTicks([high, -high / 3]);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
    expect(ticks[0]).toBeLessThanOrEqual(-high / 3);
    expect(ticks.length).toBeLessThanOrEqual(8);
  }
});
