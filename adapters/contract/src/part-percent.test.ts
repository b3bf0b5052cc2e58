import { expect, test } from "vitest";
import { toPercent } from "./part-percent.ts";

test.each([
  [0, 0, null],
  [0, 7, 0],
  [7, 7, 100],
  [1, 3, 33.3],
  [1, 100_000, 0.1],
  [99_999, 100_000, 99.9],
])("shows %i of %i as %s per cent", (count, of, percent) => {
  expect(toPercent({ count, of })).toBe(percent);
});
