import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import { limits } from "@bezak/contract/limits.ts";
import { followCursor } from "../../shared/row-order.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";
import {
  orderMoney,
  searchMoney,
  type MoneyPage,
  type MoneyPageSql,
  type MoneySql,
  type Named,
} from "./money-list.ts";

/** Which cash that the marketplace collects, and in which order. */
export interface CashChoice {
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

/** As its index has it. */
const SEARCHED = "lower(number || ' ' || coalesce(reference, ''))";

function filterCash({ received, sellerId, q, named }: CashChoice): SqlFilter {
  const parts: FilterPart[] = [[`received_at is ${received ? "not null" : "null"}`, []]];
  if (sellerId !== undefined) parts.push(["seller_id = ?", [sellerId]]);
  return joinParts([...parts, ...searchMoney(SEARCHED, q, named)]);
}

function followCash({ received, sort = received ? "newest" : "oldest" }: CashChoice, cursor?: string) {
  const order = orderMoney(sort, { time: received ? "received_at" : "delivered_at" });
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

/** `count` of the matching cash; what a search or a shop finds is counted up to a limit. */
export function cashCountSql(choice: CashChoice): MoneySql {
  const { where, values } = filterCash(choice);
  const most = choice.q?.trim() || choice.sellerId !== undefined ? `limit ${limits.countedMost}` : "";
  return {
    sql: `select count(*)::int as count from (select 1 from marketplace_cash where ${where} ${most}) found`,
    values,
  };
}
