import { expect, test } from "vitest";
import { chosenCount, emptyListState, listStateQuery, parseListState, withoutFilters } from "./list-state.ts";

const parse = (query: string) => parseListState(new URLSearchParams(query));

test("an address is read and written without loss", () => {
  const query =
    "?filter=sales&category=bags&seller=sel_1&brand=A&brand=B&minPrice=1&maxPrice=9&rating=4&inStock=true&sort=newest&page=3&view=list";
  expect(listStateQuery(parse(query))).toBe(query);
  expect(parse("")).toEqual(emptyListState);
  expect(listStateQuery(emptyListState)).toBe("");
});

test.each([
  "?page=-1",
  "?page=1e9",
  "?sort=evil",
  "?minPrice=abc",
  "?rating=9",
  "?inStock=maybe",
  "?brand=%20",
  "?view=x",
])("%s makes no sense and is left out", (query) => {
  expect(parse(query)).toEqual(emptyListState);
});

test("counts what is chosen and takes it away", () => {
  const state = parse(
    "?seller=sel_1&brand=A&brand=B&minPrice=1&maxPrice=9&rating=4&sort=newest&page=2&filter=new",
  );
  expect(chosenCount(state)).toBe(5);
  expect(withoutFilters(state)).toEqual({ ...emptyListState, filter: "new", sort: "newest" });
});
