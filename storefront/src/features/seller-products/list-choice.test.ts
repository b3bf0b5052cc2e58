import { expect, test } from "vitest";
import { choiceQuery, isNarrowed, parseChoice, getTab, withTab, type ListChoice } from "./list-choice.ts";

const parse = (query: string) => parseChoice(new URLSearchParams(query));

test("reads and writes an address without loss", () => {
  const query = "?q=BZ-1&status=draft&category=bags&stock=in&sort=price_asc&page=3";
  expect(choiceQuery(parse(query))).toBe(query);
  expect(choiceQuery(parse(""))).toBe("");
});

test("ignores invalid values", () => {
  const choice = parse("?status=gone&stock=many&sort=best&page=-1&category=%20&q=%20a%20");
  expect(choice).toEqual({ page: 1, q: "a", status: undefined, stock: undefined, sort: "newest" });
  expect(parse("?page=1e9").page).toBe(1);
});

test("sets a status or a stock by a tab, and returns to the first page", () => {
  const here: ListChoice = { page: 4, q: "bag", category: "bags", stock: "low", sort: "name" };
  expect(getTab(here)).toBe("low");
  expect(withTab(here, "draft")).toEqual({
    page: 1,
    q: "bag",
    category: "bags",
    status: "draft",
    sort: "name",
  });
  expect(getTab(withTab(here, "all"))).toBe("all");
  expect(isNarrowed(withTab(here, "all"))).toBe(true);
  expect(isNarrowed(parse("?sort=name&page=2"))).toBe(false);
});
