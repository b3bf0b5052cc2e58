import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import {
  ledgerEntryTypes,
  payoutStatuses,
  type LedgerEntryType,
  type PayoutStatus,
} from "@bezak/contract/payout-status.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";
import { writeQuery } from "../../lib/write-query.ts";

export const moneyParts = ["entries", "payouts", "holds"] as const;

export type MoneyPart = (typeof moneyParts)[number];

export interface MoneyChoice {
  part: MoneyPart;
  /** of entries */
  type: LedgerEntryType | null;
  /** of entries, `2026-11` */
  month: string | null;
  /** of entries; empty for all */
  q: string;
  /** of entries or payouts */
  sort: AmountSort;
  /** of payouts */
  status: PayoutStatus | null;
  page: number;
}

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

export function parseMoneyChoice(search: URLSearchParams): MoneyChoice {
  const month = search.get("month");
  return {
    part: moneyParts.find((part) => part === search.get("part")) ?? "entries",
    type: ledgerEntryTypes.find((type) => type === search.get("type")) ?? null,
    month: month !== null && monthPattern.test(month) ? month : null,
    q: queryText(search),
    sort: amountSorts.find((one) => one === search.get("sort")) ?? "newest",
    status: payoutStatuses.find((status) => status === search.get("status")) ?? null,
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export const moneySearch = ({ part, type, month, q, sort, status, page }: MoneyChoice): string =>
  writeQuery({ part, type, month, q, sort, status, page }, { part: "entries", sort: "newest" });

/** A part without any filter. */
export const wholePart = (part: MoneyPart): MoneyChoice => ({
  part,
  type: null,
  month: null,
  q: "",
  sort: "newest",
  status: null,
  page: 1,
});
