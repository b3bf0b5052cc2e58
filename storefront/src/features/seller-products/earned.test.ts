import { expect, test } from "vitest";
import { findEarnings } from "./earned.ts";

test("the shop gets the price without the marketplace's share, half a sum rounded to the marketplace", () => {
  expect(findEarnings("250 000", 10)).toBe(225_000);
  expect(findEarnings("99", 12.5)).toBe(87);
  expect(findEarnings("5", 10)).toBe(4);
  expect(findEarnings("1000000000000", 12.34)).toBe(876_600_000_000);
});

test("there is nothing to say while no price is typed", () => {
  expect(findEarnings("", 10)).toBeNull();
  expect(findEarnings("0", 10)).toBeNull();
  expect(findEarnings("12,5", 10)).toBeNull();
});
