import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import { adjustmentStatuses, type AdjustmentStatus } from "@bezak/contract/payout-status.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { parseShopListChoice, type ShopListChoice } from "../../lib/shop-list-choice.ts";
import { writeQuery } from "../../lib/write-query.ts";

/** Filters of the list of adjustments that need two administrators, named in the address as in the call. */
export interface AdjustmentChoice extends ShopListChoice {
  status?: AdjustmentStatus;
  sort: AmountSort;
  /** from 1 */
  page: number;
}

/** Reads the choice from an address; invalid values are ignored. */
export function parseAdjustmentChoice(search: URLSearchParams): AdjustmentChoice {
  const status = adjustmentStatuses.find((one) => one === search.get("status"));
  return {
    ...(status && { status }),
    ...parseShopListChoice(search),
    sort: amountSorts.find((one) => one === search.get("sort")) ?? "newest",
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export const adjustmentSearch = ({ q, status, seller, from, to, sort, page }: AdjustmentChoice): string =>
  writeQuery({ q, status, seller, from, to, sort, page }, { sort: "newest" });
