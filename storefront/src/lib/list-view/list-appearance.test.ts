import type { Column } from "@bezak/ui-kit";
import { expect, test } from "vitest";
import {
  arrangeColumns,
  listColumns,
  moveColumn,
  parseAppearance,
  plainAppearance,
  shownKeys,
  toggleColumn,
  withAppearance,
  withoutAppearance,
} from "./list-appearance.ts";

const columns = listColumns(
  "payouts",
  {
    at: "common.close",
    status: "common.close",
    account: "common.close",
    amount: "common.close",
  },
  ["account"],
);
const parse = (search: string) => parseAppearance(columns, new URLSearchParams(search));

test.each([
  "",
  "?q=ring&status=sent",
  "?columns=amount,at",
  "?status=sent&view=view_1&columns=account,amount&density=compact",
  "?columns=",
])("reads and writes how %s is shown", (search) => {
  expect(withAppearance(withoutAppearance(new URLSearchParams(search)), parse(search))).toBe(search);
});

test("ignores what it does not know, and writes nothing that the list does anyway", () => {
  expect(parse("?view=%20&columns=nothing&density=tiny")).toEqual(plainAppearance);
  expect(parse("?columns=at,status,amount")).toEqual(plainAppearance);
  expect(parse("?columns=amount,nothing,amount,at").columns).toEqual(["amount", "at"]);
  expect(parse(`?view=${"a".repeat(99)}`).view).toHaveLength(64);
  expect(withAppearance("", { ...plainAppearance, view: "a&b=c#" })).toBe("?view=a%26b%3Dc%23");
});

test("shows the columns of the list, without the extra ones, or the chosen ones", () => {
  expect(shownKeys(columns, plainAppearance)).toEqual(["at", "status", "amount"]);
  expect(shownKeys(columns, parse("?columns=account"))).toEqual(["account"]);
  expect(shownKeys(columns, parse("?columns="))).toEqual([]);
});

test("puts the first column before the shown ones, in their order", () => {
  const cell = () => null;
  const table: Column<object>[] = [
    { key: "number", header: "", cell, primary: true },
    { key: "at", header: "", cell },
    { key: "amount", header: "", cell },
  ];
  const keys = (shown: string[]) => arrangeColumns(columns, table, shown).columns.map(({ key }) => key);
  expect(keys(["amount", "at"])).toEqual(["number", "amount", "at"]);
  expect(keys(["nothing", "number"])).toEqual(["number"]);
  expect(arrangeColumns(columns, table, ["at", "status", "amount"]).wide).toBe(false);
  expect(arrangeColumns(columns, table, ["at", "status", "amount", "account"]).wide).toBe(true);
});

test("shows, hides and moves a column", () => {
  expect(toggleColumn(["at", "status"], "at")).toEqual(["status"]);
  expect(toggleColumn(["at"], "status")).toEqual(["at", "status"]);
  expect(moveColumn(["at", "status", "amount"], "amount", -1)).toEqual(["at", "amount", "status"]);
  expect(moveColumn(["at", "status"], "at", -1)).toEqual(["at", "status"]);
  expect(moveColumn(["at", "status"], "account", 1)).toEqual(["at", "status"]);
});
