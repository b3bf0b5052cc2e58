import { expect, test } from "vitest";
import { isNarrowed, parseProductsChoice, productsSearch } from "./products-address.ts";

const parse = (query: string) => parseProductsChoice(new URLSearchParams(query));

test("reads and writes an address without loss", () => {
  const query = "?q=BZ-1&shop=sel_1&category=bags&status=hidden&problem=no_picture&page=3";
  expect(productsSearch(parse(query))).toBe(query);
  expect(productsSearch(parse(""))).toBe("");
});

test("ignores invalid values", () => {
  expect(parse("?status=gone&problem=ugly&page=-1&shop=%20&category=&q=%20a%20")).toEqual({
    q: "a",
    sort: "changed",
    page: 1,
  });
});

test("counts every filter but the page as narrowing", () => {
  expect(isNarrowed(parse("?page=2"))).toBe(false);
  for (const query of ["?q=a", "?shop=sel_1", "?category=bags", "?status=draft", "?problem=no_picture"])
    expect(isNarrowed(parse(query)), query).toBe(true);
});
