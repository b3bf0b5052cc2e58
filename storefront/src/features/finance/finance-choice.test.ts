import { expect, test } from "vitest";
import { financeSearch, parseFinanceChoice, getOverview } from "./finance-choice.ts";

test("reads and writes an address without loss", () => {
  const choice = { view: "entries", type: "refund", month: "2026-11", payout: "pay_1", page: 3 } as const;
  const search = financeSearch(choice);
  expect(search).toBe("?type=refund&month=2026-11&payout=pay_1&page=3");
  expect(parseFinanceChoice(new URLSearchParams(search))).toEqual(choice);
  expect(financeSearch(getOverview("entries"))).toBe("");
});

test.each(["?view=secrets&type=gift&month=2026-13&page=-1", "?payout=&page=1.5", "?page=10001", ""])(
  "reads %s as no filter",
  (search) => {
    expect(parseFinanceChoice(new URLSearchParams(search))).toEqual(getOverview("entries"));
  },
);
