import { expect, it } from "vitest";
import { findOldPrice } from "./old-price.ts";

const priced = (old_price?: number | null) => ({ metadata: { old_price } });
const silent = { metadata: null };

it.each([
  ["the variant's own", priced(300), priced(200), 300],
  ["the product's, when the variant says nothing", priced(null), priced(200), 200],
  ["the product's, when the variant has no metadata", silent, priced(200), 200],
  ["none that is not above the price", priced(100), priced(200), null],
  ["none where nobody says one", silent, silent, null],
])("%s", (_, variant, product, expected) => {
  expect(findOldPrice(100, variant, product)).toBe(expected);
});
