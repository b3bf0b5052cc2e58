import { expect, test } from "vitest";
import { readPercent, writePercent } from "./read-percent.ts";

test.each([
  ["10", 10],
  [" 7,5 ", 7.5],
  ["0.25%", 0.25],
  ["100", 100],
  ["0", 0],
])("%s is %f", (typed, percent) => {
  expect(readPercent(typed)).toBe(percent);
});

test.each(["", "-1", "100.01", "101", "7,555", "1e1", "ten", "1,2,3"])("%s is no percent", (typed) => {
  expect(readPercent(typed)).toBeNull();
});

test("is written as the language does", () => {
  expect([writePercent(7.5, ","), writePercent(10, ",")]).toEqual(["7,5", "10"]);
});
