import { expect, test } from "vitest";
import { toRow, sellerProduct } from "../../mocks/seller-product-fixtures.ts";
import { movedPrice, newPrices } from "./bulk-prices.ts";

test("changes a price by a percentage to a whole sum within the permitted range", () => {
  expect(movedPrice(99_999, { kind: "percent", percent: -10 })).toBe(89_999);
  expect(movedPrice(3, { kind: "percent", percent: -90 })).toBe(1);
  expect(movedPrice(10 ** 12, { kind: "percent", percent: 10 })).toBe(10 ** 12);
  expect(movedPrice(5, { kind: "set", price: 70_000 })).toBe(70_000);
});

test("removes an old price that is no longer above the price", () => {
  const row = toRow(sellerProduct(0));
  const { price, oldPrice } = row.variants[0]!;
  expect(oldPrice).toBe(price! * 2);
  expect(newPrices([row], { kind: "percent", percent: 50 })[0]).toMatchObject({ oldPrice });
  expect(newPrices([row], { kind: "percent", percent: 100 })[0]).toMatchObject({ oldPrice: null });
});

test("leaves variants without a price out of a percentage", () => {
  const row = toRow(sellerProduct(0));
  const bare = { ...row, variants: row.variants.map((variant) => ({ ...variant, price: null })) };
  expect(newPrices([bare], { kind: "percent", percent: 10 })).toEqual([]);
  expect(newPrices([bare], { kind: "set", price: 500 })).toHaveLength(1);
});
