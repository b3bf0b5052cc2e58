import { expect, it } from "vitest";
import { sellerProduct } from "../../mocks/seller-product-fixtures.ts";
import { readTheirs } from "./theirs.ts";

const opened = sellerProduct(1);

it("reads the stored product from a refusal that has it", () => {
  const refusal = { kind: "server", status: 409, code: "product_changed", text: null, fields: {} };
  expect(readTheirs({ ...refusal, details: { current: opened } })).toEqual(opened);
  expect(readTheirs({ ...refusal, details: undefined })).toBeNull();
  expect(readTheirs(new Error("x"))).toBeNull();
});
