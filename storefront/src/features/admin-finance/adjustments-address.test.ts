import { expect, it } from "vitest";
import { adjustmentSearch, parseAdjustmentChoice } from "./adjustments-address.ts";

const parse = (query: string) => parseAdjustmentChoice(new URLSearchParams(query));

it.each([
  "",
  "?q=Aziz",
  "?status=refused",
  "?q=Aziz&status=waiting&seller=sel_1&from=2026-11-01&to=2026-11-22&sort=amount_asc&page=3",
])("writes the address %s as it was read", (query) => {
  expect(adjustmentSearch(parse(query))).toBe(query);
});

it("ignores what is not a filter of the list", () => {
  expect(parse("status=gone&to=today&sort=name&page=-1&seller=%20&type=earning")).toEqual({
    q: "",
    sort: "newest",
    page: 1,
  });
});
