import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import { cashTabs, type CashTab } from "@bezak/contract/payout-status.ts";
import type { TabbedList } from "../../shared/count-tabs.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import { orderMoney } from "../../shared/money-order.ts";
import { followCursor } from "../../shared/row-order.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";
import { searchMoney, type MoneyPage, type MoneyPageSql, type Named } from "./money-list.ts";

/** Which cash that the marketplace collects, and in which order. */
export interface CashChoice extends Days {
  received: boolean;
  /** id of a shop */
  sellerId?: string;
  /** part of the parcel's number, of the reference or of the shop's name */
  q?: string;
  /** whom `q` names */
  named?: Named;
  /** by default expected cash that is awaited longest first, received cash newest first */
  sort?: AmountSort;
}

/** The time that counts: of the receipt, or while that is awaited, of the delivery. */
const timeOf = (received: boolean) => (received ? "received_at" : "delivered_at");

/** As its index has it. */
const SEARCHED = "lower(number || ' ' || coalesce(reference, ''))";

function filterCash({ received, sellerId, q, named, ...days }: CashChoice): SqlFilter {
  const parts: FilterPart[] = [[`received_at is ${received ? "not null" : "null"}`, []]];
  if (sellerId !== undefined) parts.push(["seller_id = ?", [sellerId]]);
  return joinParts([...parts, ...onDays(timeOf(received), days), ...searchMoney(SEARCHED, q, named)]);
}

function followCash({ received, sort = received ? "newest" : "oldest" }: CashChoice, cursor?: string) {
  const order = orderMoney(sort, { time: timeOf(received) });
  return followCursor(order, `${received} ${sort}`, cursor);
}

/** `columns` of a page of the matching cash. */
export function cashPageSql(
  columns: string,
  choice: CashChoice,
  { limit, offset, cursor }: MoneyPage,
): MoneyPageSql {
  const { where, values } = filterCash(choice);
  const part = followCash(choice, cursor);
  return {
    sql: `select ${columns}, ${part.column} from marketplace_cash
      where ${where} and ${part.follows} ${part.by} limit ? offset ?`,
    values: [...values, ...part.values, limit, offset],
    next: part.next,
  };
}

const tabOf = ({ received }: CashChoice): CashTab => (received ? "received" : "outstanding");

/** The tabs of the matching cash, whose times are of different columns. */
export const cashTabsOf = (choice: CashChoice): TabbedList<CashTab> => ({
  tabs: cashTabs,
  tab: tabOf(choice),
  rowsOf(tab = tabOf(choice)) {
    const { where, values } = filterCash({ ...choice, received: tab === "received" });
    return { rows: `from marketplace_cash where ${where}`, values };
  },
});
