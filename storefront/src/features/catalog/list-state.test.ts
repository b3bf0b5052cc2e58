import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ApiClient } from "../../lib/api-client.ts";
import { fromAnswer } from "../../lib/api-error.ts";
import { productListQuery } from "./catalog-api.ts";
import { chosenCount, emptyListState, listStateQuery, parseListState, withoutFilters } from "./list-state.ts";

const parse = (query: string) => parseListState(new URLSearchParams(query));

test("reads and writes an address without loss", () => {
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
])("ignores the invalid value %s", (query) => {
  expect(parse(query)).toEqual(emptyListState);
});

test("counts and removes the chosen filters", () => {
  const state = parse(
    "?seller=sel_1&brand=A&brand=B&minPrice=1&maxPrice=9&rating=4&sort=newest&page=2&filter=new",
  );
  expect(chosenCount(state)).toBe(5);
  expect(withoutFilters(state)).toEqual({ ...emptyListState, filter: "new", sort: "newest" });
});

test("returns an empty list for a removed category or shop, and rejects other errors", async () => {
  const state = parseListState(new URLSearchParams("category=old"));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const refusing = (fields: Record<string, string>) =>
    ({
      call: () => Promise.reject(fromAnswer(400, { code: "invalid_query", fields }) as unknown as Error),
    }) as unknown as ApiClient;
  const read = (fields: Record<string, string>) => {
    client.clear();
    return client.fetchQuery(productListQuery(refusing(fields), { kind: "all" }, state));
  };
  expect(await read({ category: "?" })).toMatchObject({ data: [], pagination: { total: 0 } });
  expect(await read({ category: "?", seller: "?" })).toMatchObject({ data: [] });
  await expect(read({ category: "?", page: "?" })).rejects.toMatchObject({ status: 400 });
  await expect(read({})).rejects.toMatchObject({ status: 400 });
});
