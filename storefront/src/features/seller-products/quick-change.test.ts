import { expect, test } from "vitest";
import { toRow, sellerProduct } from "../../mocks/seller-product-fixtures.ts";
import { changedPage } from "./quick-change.ts";
import type { SellerProductsPage } from "./seller-products-api.ts";

const page: SellerProductsPage = {
  success: true,
  data: [toRow(sellerProduct(1)), toRow(sellerProduct(2))],
  pagination: { page: 1, limit: 20, total: 2, pages: 1 },
  counts: { all: 2, draft: 0, published: 2, hidden: 0, low: 0, out: 1 },
};

test("updates the totals over all variants after a change of one", () => {
  const [row] = changedPage(page, { variantId: "var_1_00", field: "price", value: 1_000 }).data;
  expect(row?.price).toEqual({ min: 1_000, max: 430_000 });
  expect(changedPage(page, { variantId: "var_1_00", field: "stock", value: 9 }).data[0]?.stock).toBe(12);
});

test("updates the stock counters, and reverts them with the change", () => {
  const low = changedPage(page, { variantId: "var_2", field: "stock", value: 5 });
  expect(low.counts).toMatchObject({ low: 1, out: 0 });
  expect(changedPage(low, { variantId: "var_2", field: "stock", value: 0 })).toEqual(page);
});

test("leaves a page without the variant unchanged", () => {
  expect(changedPage(page, { variantId: "var_9", field: "stock", value: 5 })).toBe(page);
});
