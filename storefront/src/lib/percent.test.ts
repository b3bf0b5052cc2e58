import { expect, test } from "vitest";
import { readPercent, writePercent } from "./percent.ts";

test.each([
  ["10", 10],
  [" 7,5 ", 7.5],
  ["0.25%", 0.25],
  ["100", 100],
  ["0", 0],
])("reads %s as %f", (typed, percent) => {
  expect(readPercent(typed)).toBe(percent);
});

test.each(["", "-1", "100.01", "101", "7,555", "1e1", "ten", "1,2,3"])(
  "rejects %s as a percentage",
  (typed) => {
    expect(readPercent(typed)).toBeNull();
  },
);

test("writes a percentage with the decimal separator of the language", () => {
  expect([writePercent(7.5, ","), writePercent(10, ",")]).toEqual(["7,5", "10"]);
});
