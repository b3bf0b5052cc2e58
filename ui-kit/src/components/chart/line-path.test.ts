import { expect, test } from "vitest";
import { linePath } from "./line-path.ts";

const rising = [
  { x: 0, y: 100 },
  { x: 50, y: 33.3333 },
  { x: 100, y: 0 },
];

test("draws a line through all points", () => {
  expect(linePath(rising)).toBe("M0 100L50 33.33L100 0");
});

test("breaks the line at a gap and omits a lone point", () => {
  expect(linePath([...rising, null, { x: 110, y: 5 }, null, ...rising.slice(0, 2)])).toBe(
    "M0 100L50 33.33L100 0M0 100L50 33.33",
  );
});

test("closes the area down to the floor", () => {
  expect(linePath(rising, 80)).toBe("M0 100L50 33.33L100 0L100 80L0 80Z");
});

test("draws nothing without points", () => {
  expect(linePath([])).toBe("");
  expect(linePath([null])).toBe("");
});
