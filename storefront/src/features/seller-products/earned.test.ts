import { expect, test } from "vitest";
import { earnedOf } from "./earned.ts";

test("the shop gets the price without the marketplace's share, half a sum rounded to the marketplace", () => {
  expect(earnedOf("250 000", 10)).toBe(225_000);
  expect(earnedOf("99", 12.5)).toBe(87);
  expect(earnedOf("5", 10)).toBe(4);
  expect(earnedOf("1000000000000", 12.34)).toBe(876_600_000_000);
});

test("there is nothing to say while no price is typed", () => {
  expect(earnedOf("", 10)).toBeNull();
  expect(earnedOf("0", 10)).toBeNull();
  expect(earnedOf("12,5", 10)).toBeNull();
});
