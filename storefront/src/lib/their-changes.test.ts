import { expect, it } from "vitest";
import { sellerProduct } from "../mocks/seller-product-fixtures.ts";
import { findTheirChanges } from "./their-changes.ts";

const opened = sellerProduct(1);

it("names the parts in which the stored product differs from the opened one", () => {
  expect(findTheirChanges(opened, { ...opened, updatedAt: "2026-11-29T00:00:00.000Z" })).toEqual([]);
  const theirs = {
    ...opened,
    name: { ...opened.name, ru: "Другое" },
    images: opened.images.slice(1),
    variants: opened.variants.map((variant, at) =>
      at === 0 ? { ...variant, stock: variant.stock + 1 } : variant,
    ),
  };
  expect(findTheirChanges(opened, theirs)).toEqual(["name", "pictures", "stock"]);
});
