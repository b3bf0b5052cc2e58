import { expect, it } from "vitest";
import { cashSearch, parseCashChoice } from "./cash-address.ts";

const parse = (query: string) => parseCashChoice(new URLSearchParams(query));

it.each([
  "",
  "?q=100245",
  "?sort=newest",
  "?status=received",
  "?status=received&q=%D0%9A%D0%9E-17&seller=sel_1&from=2026-11-01&to=2026-11-22&sort=oldest&page=3",
  "?status=received&sort=amount_desc",
])("writes the address %s as it was read", (query) => {
  expect(cashSearch(parse(query))).toBe(query);
});

it("begins with what is awaited longest, and with what was received last", () => {
  expect(parse("").sort).toBe("oldest");
  expect(parse("status=received").sort).toBe("newest");
});

it("ignores what is not a filter of the list", () => {
  expect(parse("status=gone&from=today&sort=name&page=-1&seller=%20&reason=defect")).toEqual({
    status: "outstanding",
    q: "",
    sort: "oldest",
    page: 1,
  });
});
