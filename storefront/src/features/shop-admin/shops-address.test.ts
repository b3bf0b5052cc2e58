import { expect, test } from "vitest";
import { choiceQuery, parseChoice } from "./shop-admin-api.ts";

const roundTrip = (search: string) => choiceQuery(parseChoice(new URLSearchParams(search)));

test.each([
  "",
  "?q=registon&status=suspended&sort=balance_desc&page=2",
  "?sort=name",
  "?from=2026-11-01&to=2026-11-30",
])("reads and writes the choice of %s", (search) => {
  expect(roundTrip(search)).toBe(search);
});

test("ignores values that are not known", () => {
  expect(roundTrip("?status=gone&sort=newest&page=0&q=%20")).toBe("");
  expect(roundTrip("?sort=total_desc")).toBe("");
});
