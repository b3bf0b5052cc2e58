import { ledgerEntryTypes } from "@bezak/contract/payout-status.ts";
import { pageNumber } from "../../lib/page-number.ts";
import type { EntryChoice } from "./finance-api.ts";
import { writeQuery } from "../../lib/write-query.ts";

export const financeViews = ["entries", "payouts", "statements"] as const;

export type FinanceView = (typeof financeViews)[number];

export interface FinanceChoice extends EntryChoice {
  view: FinanceView;
}

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

export function parseFinanceChoice(search: URLSearchParams): FinanceChoice {
  const month = search.get("month");
  return {
    view: financeViews.find((view) => view === search.get("view")) ?? "entries",
    type: ledgerEntryTypes.find((type) => type === search.get("type")) ?? null,
    month: month !== null && monthPattern.test(month) ? month : null,
    payout: search.get("payout") || null,
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export const financeSearch = ({ view, type, month, payout, page }: FinanceChoice): string =>
  writeQuery({ view, type, month, payout, page }, { view: "entries" });

/** The choice without any filter. */
export const getOverview = (view: FinanceView): FinanceChoice => ({
  view,
  type: null,
  month: null,
  payout: null,
  page: 1,
});
