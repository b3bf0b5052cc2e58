import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import { adjustmentStatuses, type AdjustmentStatus } from "@bezak/contract/payout-status.ts";
import type { TabbedList } from "../../shared/count-tabs.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import { orderMoney } from "../../shared/money-order.ts";
import { followCursor } from "../../shared/row-order.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";
import { searchMoney, type MoneyPage, type MoneyPageSql, type Named } from "./money-list.ts";

/** Which adjustments that need two administrators, and in which order. */
export interface AdjustmentChoice extends Days {
  status?: AdjustmentStatus;
  /** id of a shop */
  sellerId?: string;
  /** part of the reason, of the shop's name, or of the name or e-mail of the administrator who asked or decided */
  q?: string;
  /** whom `q` names */
  named?: Named;
  /** `newest` by default */
  sort?: AmountSort;
}

function filterAdjustments({ status, sellerId, q, named, ...days }: AdjustmentChoice): SqlFilter {
  const parts: FilterPart[] = [];
  if (status !== undefined) parts.push(["status = ?", [status]]);
  if (sellerId !== undefined) parts.push(["seller_id = ?", [sellerId]]);
  return joinParts([...parts, ...onDays("asked_at", days), ...searchMoney("lower(note)", q, named)]);
}

/** `columns` of a page of the matching adjustments. */
export function adjustmentPageSql(
  columns: string,
  { sort = "newest", ...choice }: AdjustmentChoice,
  { limit, offset, cursor }: MoneyPage,
): MoneyPageSql {
  const { where, values } = filterAdjustments(choice);
  const part = followCursor(orderMoney(sort, { time: "asked_at" }), sort, cursor);
  return {
    sql: `select ${columns}, ${part.column} from adjustment_request
      where ${where} and ${part.follows} ${part.by} limit ? offset ?`,
    values: [...values, ...part.values, limit, offset],
    next: part.next,
  };
}

/** The tabs of the matching adjustments. */
export const adjustmentTabsOf = (choice: AdjustmentChoice): TabbedList<AdjustmentStatus> => ({
  tabs: adjustmentStatuses,
  tab: choice.status,
  rowsOf(status) {
    const { where, values } = filterAdjustments({ ...choice, status });
    return { rows: `from adjustment_request where ${where}`, values };
  },
});
