import { expect, it } from "vitest";
import { findHindrance, noTerms, isPaidByShops } from "./shop-terms.ts";

it.each([
  [noTerms, undefined, null],
  [noTerms, "nukus", null],
  [{ ...noTerms, zones: ["tashkent"] }, "tashkent", null],
  [{ ...noTerms, zones: ["tashkent"] }, "nukus", "not_delivered"],
  [{ ...noTerms, zones: ["tashkent"] }, undefined, null],
  [{ ...noTerms, awayUntil: "2027-01-01T00:00:00.000Z", zones: ["tashkent"] }, "nukus", "seller_away"],
])("checks whether a shop with %j delivers to %s: %s", (terms, city, hindrance) => {
  expect(findHindrance(terms, city)).toBe(hindrance);
});

it("charges shops for delivery only when each of them reaches its threshold", () => {
  expect(isPaidByShops([{ worth: 100, freeFrom: 100 }])).toBe(true);
  expect(isPaidByShops([{ worth: 99, freeFrom: 100 }])).toBe(false);
  expect(isPaidByShops([{ worth: 1_000_000, freeFrom: null }])).toBe(false);
  expect(
    isPaidByShops([
      { worth: 100, freeFrom: 100 },
      { worth: 5, freeFrom: null },
    ]),
  ).toBe(false);
  expect(
    isPaidByShops([
      { worth: 100, freeFrom: 100 },
      { worth: 5, freeFrom: 1 },
    ]),
  ).toBe(true);
  expect(isPaidByShops([])).toBe(false);
});
