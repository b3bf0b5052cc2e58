import { expect, it } from "vitest";
import { moneySearch, parseMoneyChoice, wholePart } from "./shop-money-address.ts";

const parse = (query: string) => parseMoneyChoice(new URLSearchParams(query));

it.each([
  "",
  "?q=1000000041-1",
  "?type=adjustment&month=2026-11&q=bonus&sort=amount_asc&page=3",
  "?part=payouts&status=failed",
  "?part=holds",
])("writes the address %s as it was read", (query) => {
  expect(moneySearch(parse(query))).toBe(query);
});

it("ignores what is not a filter", () => {
  expect(parse("part=gone&type=gift&month=2026-13&sort=name&status=lost&page=0")).toEqual(
    wholePart("entries"),
  );
});
