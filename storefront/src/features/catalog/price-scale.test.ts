import { expect, test } from "vitest";
import { toPosition, stepCount, priceAt } from "./price-scale.ts";

const limits = { min: 35_000, max: 3_690_000 };

test("maps the ends exactly to the lowest and the highest price", () => {
  expect(priceAt(0, limits)).toBe(35_000);
  expect(priceAt(stepCount, limits)).toBe(3_690_000);
  expect([toPosition(35_000, limits), toPosition(3_690_000, limits)]).toEqual([0, stepCount]);
});

test("maps positions to rising, rounded prices, and back", () => {
  for (let place = 1; place < stepCount; place += 1) {
    const price = priceAt(place, limits);
    expect(price).toBeGreaterThanOrEqual(priceAt(place - 1, limits));
    expect(Number(String(price).replace(/0+$/, ""))).toBeLessThan(1000);
    expect(Math.abs(toPosition(price, limits) - place)).toBeLessThanOrEqual(6);
  }
});

test("gives the cheapest fifth half of the track", () => {
  expect(priceAt(stepCount / 2, limits)).toBeLessThan(limits.max / 4);
});

test("puts a price outside the limits at the end", () => {
  expect([toPosition(1, limits), toPosition(9_000_000, limits)]).toEqual([0, stepCount]);
});
