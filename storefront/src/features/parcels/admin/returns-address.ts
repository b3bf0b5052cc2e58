import { timeSorts, type TimeSort } from "@bezak/contract/administered-sorts.ts";
import {
  returnReasons,
  returnStatuses,
  type ReturnReason,
  type ReturnStatus,
} from "@bezak/contract/return-status.ts";
import { pageNumber } from "../../../lib/page-number.ts";
import { parseShopListChoice, type ShopListChoice } from "../../../lib/shop-list-choice.ts";
import { writeQuery } from "../../../lib/write-query.ts";

/** Filters of the list of all shops' returns, named in the address as in the call. */
export interface ReturnsChoice extends ShopListChoice {
  status?: ReturnStatus;
  reason?: ReturnReason;
  /** the days are those of the delivery of the parcel, and the return is booked; without it those of the request */
  dated?: "delivered";
  sort: TimeSort;
  /** from 1 */
  page: number;
}

/** Reads the choice from an address; invalid values are ignored. */
export function parseReturnsChoice(search: URLSearchParams): ReturnsChoice {
  const status = returnStatuses.find((one) => one === search.get("status"));
  const reason = returnReasons.find((one) => one === search.get("reason"));
  return {
    ...(status && { status }),
    ...(reason && { reason }),
    ...(search.get("dated") === "delivered" && { dated: "delivered" }),
    ...parseShopListChoice(search),
    sort: timeSorts.find((one) => one === search.get("sort")) ?? "newest",
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export const returnsSearch = ({
  q,
  status,
  seller,
  reason,
  dated,
  from,
  to,
  sort,
  page,
}: ReturnsChoice): string =>
  writeQuery({ q, status, seller, reason, dated, from, to, sort, page }, { sort: "newest" });
