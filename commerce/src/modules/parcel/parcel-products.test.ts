import { expect, it } from "vitest";
import { toParcelProducts } from "./parcel-products.ts";

it("adds up lines of one product and omits lines without pieces", () => {
  const lines = [
    { product: "ring", pieces: 2, total: 200 },
    { product: "watch", pieces: 0, total: 0 },
    { product: "ring", pieces: 1, total: 90 },
    { product: "bag", pieces: 1, total: 500 },
  ];
  expect(toParcelProducts(lines).rows).toEqual([
    { product: "ring", pieces: 3, total: 290 },
    { product: "bag", pieces: 1, total: 500 },
  ]);
});
