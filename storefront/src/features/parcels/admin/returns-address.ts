import { timeSorts, type TimeSort } from "@bezak/contract/administered-sorts.ts";
import { returnStatuses, type ReturnStatus } from "@bezak/contract/return-status.ts";
import { pageNumber } from "../../../lib/page-number.ts";
import { queryText } from "../../../lib/query-text.ts";

/** Filters of the list of all shops' returns, named in the address as in the call. */
export interface ReturnsChoice {
  /** as in the list of parcels; empty for all */
  q: string;
  status?: ReturnStatus;
  /** id */
  seller?: string;
  sort: TimeSort;
  /** from 1 */
  page: number;
}

const keyLength = 64;

/** Reads the choice from an address; invalid values are ignored. */
export function parseReturnsChoice(search: URLSearchParams): ReturnsChoice {
  const status = returnStatuses.find((one) => one === search.get("status"));
  const seller = search.get("seller")?.trim().slice(0, keyLength);
  return {
    ...(status && { status }),
    ...(seller && { seller }),
    q: queryText(search),
    sort: timeSorts.find((one) => one === search.get("sort")) ?? "newest",
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export function returnsSearch({ q, status, seller, sort, page }: ReturnsChoice): string {
  const search = new URLSearchParams();
  if (q) search.set("q", q);
  if (status) search.set("status", status);
  if (seller) search.set("seller", seller);
  if (sort !== "newest") search.set("sort", sort);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `?${search}` : "";
}
