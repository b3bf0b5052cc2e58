import { expect, it } from "vitest";
import { isNarrowed, parsePaymentsChoice, paymentsSearch } from "./payments-address.ts";

const parse = (query: string) => parsePaymentsChoice(new URLSearchParams(query));

it("reads the filters of an address and ignores invalid ones", () => {
  expect(parse("?q= 4821930001 &state=late&method=payme&outcome=unpaid&from=2026-11-01&sort=oldest")).toEqual(
    {
      q: "4821930001",
      state: "late",
      method: "payme",
      outcome: "unpaid",
      from: "2026-11-01",
      sort: "oldest",
      page: 1,
    },
  );
  expect(parse("?state=gone&method=gold&outcome=late&to=2026-13-01&sort=state&page=0")).toEqual({
    q: "",
    sort: "newest",
    page: 1,
  });
});

it("writes the same address again, without defaults", () => {
  const address =
    "?q=1&state=paid&method=click&outcome=paid&from=2026-11-01&to=2026-11-30&sort=oldest&page=2";
  expect(paymentsSearch(parse(address))).toBe(address);
  expect(paymentsSearch(parse(""))).toBe("");
});

it("says whether anything besides the state is chosen", () => {
  expect(isNarrowed(parse("?state=late&sort=oldest&page=2"))).toBe(false);
  for (const query of ["?q=1", "?method=click", "?outcome=paid", "?from=2026-11-01", "?to=2026-11-01"])
    expect([query, isNarrowed(parse(query))]).toEqual([query, true]);
});
