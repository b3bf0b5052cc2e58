import { timeSorts, type TimeSort } from "@bezak/contract/administered-sorts.ts";
import { returnStatuses, type ReturnStatus } from "@bezak/contract/return-status.ts";
import { pageNumber } from "../../../lib/page-number.ts";
import { queryId, queryText } from "../../../lib/query-text.ts";
import { writeQuery } from "../../../lib/write-query.ts";

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

/** Reads the choice from an address; invalid values are ignored. */
export function parseReturnsChoice(search: URLSearchParams): ReturnsChoice {
  const status = returnStatuses.find((one) => one === search.get("status"));
  const seller = queryId(search, "seller");
  return {
    ...(status && { status }),
    ...(seller && { seller }),
    q: queryText(search),
    sort: timeSorts.find((one) => one === search.get("sort")) ?? "newest",
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export const returnsSearch = ({ q, status, seller, sort, page }: ReturnsChoice): string =>
  writeQuery({ q, status, seller, sort, page }, { sort: "newest" });
