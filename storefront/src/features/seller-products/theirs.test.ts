import { expect, it } from "vitest";
import { sellerProduct } from "../../mocks/seller-product-fixtures.ts";
import { findTheirChanges, readTheirs } from "./theirs.ts";

const opened = sellerProduct(1);

it("names the parts in which the stored product differs from the opened one", () => {
  expect(findTheirChanges(opened, { ...opened, version: 9, updatedAt: "2026-11-29T00:00:00.000Z" })).toEqual(
    [],
  );
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

it("reads the stored product from a refusal that has it", () => {
  const refusal = { kind: "server", status: 409, code: "product_changed", text: null, fields: {} };
  expect(readTheirs({ ...refusal, details: { current: opened } })).toEqual(opened);
  expect(readTheirs({ ...refusal, details: undefined })).toBeNull();
  expect(readTheirs(new Error("x"))).toBeNull();
});
