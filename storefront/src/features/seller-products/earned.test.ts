import { expect, test } from "vitest";
import { findEarnings } from "./earned.ts";

test("subtracts the commission from the price, rounding half a sum in favour of the marketplace", () => {
  expect(findEarnings("250 000", 10)).toBe(225_000);
  expect(findEarnings("99", 12.5)).toBe(87);
  expect(findEarnings("5", 10)).toBe(4);
  expect(findEarnings("1000000000000", 12.34)).toBe(876_600_000_000);
});

test("is null without a price", () => {
  expect(findEarnings("", 10)).toBeNull();
  expect(findEarnings("0", 10)).toBeNull();
  expect(findEarnings("12,5", 10)).toBeNull();
});
