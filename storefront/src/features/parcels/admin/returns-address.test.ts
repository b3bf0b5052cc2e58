import { expect, it } from "vitest";
import { parseReturnsChoice, returnsSearch } from "./returns-address.ts";

const parse = (query: string) => parseReturnsChoice(new URLSearchParams(query));

it.each([
  "",
  "?q=100245",
  "?status=requested",
  "?q=Ali&status=refund_owed&seller=sel_1&reason=defect&dated=delivered&from=2026-11-01&to=2026-11-22&sort=oldest&page=3",
])("writes the address %s as it was read", (query) => {
  expect(returnsSearch(parse(query))).toBe(query);
});

it("ignores what is not a filter of the list", () => {
  expect(
    parse("status=gone&from=2026-13-01&sort=amount&page=-1&seller=%20&reason=rain&dated=requested"),
  ).toEqual({
    q: "",
    sort: "newest",
    page: 1,
  });
});
