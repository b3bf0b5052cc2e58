import { expect, it } from "vitest";
import { readProducts } from "./read-products.ts";

it("reads the number of products, or a request for help", () => {
  expect(readProducts(["--products", "1000000"], {})).toBe(1_000_000);
  expect(readProducts(["--help"], { NODE_ENV: "production" })).toBeUndefined();
});

it.each([
  [[]],
  [["--products"]],
  [["--products", ""]],
  [["--products", "0"]],
  [["--products", "-5"]],
  [["--products", "1.5"]],
  [["--products", "1e6"]],
  [["--products", "many"]],
  [["--products", "100000000"]],
  [["--goods", "10"]],
])("refuses %j", (args) => {
  expect(() => readProducts(args, {})).toThrow(/products|goods/);
});

it("refuses in production", () => {
  expect(() => readProducts(["--products", "1000"], { NODE_ENV: "production" })).toThrow(
    /not for production/,
  );
});
