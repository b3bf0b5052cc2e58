import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { parseShopListChoice, type ShopListChoice } from "../../lib/shop-list-choice.ts";
import { writeQuery } from "../../lib/write-query.ts";

export type CashStatus = "outstanding" | "received";

export interface CashChoice extends ShopListChoice {
  status: CashStatus;
  sort: AmountSort;
  page: number;
}

/** What is awaited longest comes first, and what was received last. */
export const usualSort = (status: CashStatus): AmountSort => (status === "received" ? "newest" : "oldest");

/** Reads the choice from an address; invalid values are ignored. */
export function parseCashChoice(search: URLSearchParams): CashChoice {
  const status = search.get("status") === "received" ? "received" : "outstanding";
  return {
    status,
    ...parseShopListChoice(search),
    sort: amountSorts.find((one) => one === search.get("sort")) ?? usualSort(status),
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export const cashSearch = ({ status, q, seller, from, to, sort, page }: CashChoice): string =>
  writeQuery({ status, q, seller, from, to, sort, page }, { status: "outstanding", sort: usualSort(status) });
