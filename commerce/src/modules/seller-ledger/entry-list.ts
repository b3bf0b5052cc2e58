import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { LedgerEntryType } from "@bezak/contract/payout-status.ts";
import { countMost } from "../../shared/count-most.ts";
import { orderMoney } from "../../shared/money-order.ts";
import { followCursor, orderBy } from "../../shared/row-order.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";
import type { MoneyPage, MoneyPageSql, MoneySql } from "./money-list.ts";

/** What a search finds of a shop's entries. */
export interface EntrySearch {
  /** condition on parcels `p`, all of whose entries are found */
  parcels: SqlFilter;
  /** part of the reason of an adjustment or of the number of a payout, whose entries are found too */
  text: string;
}

export interface EntryFilter {
  sellerId: string;
  type?: LedgerEntryType;
  /** `2026-11`, in Tashkent */
  month?: string;
  payoutId?: string;
  search?: EntrySearch;
}

export interface EntryChoice extends EntryFilter {
  /** `newest` by default */
  sort?: AmountSort;
}

/** Start of a month in Tashkent; one parameter, its first day. */
export const BEGINS = "(?::date)::timestamp at time zone 'Asia/Tashkent'";
/** Start of the following month; the same parameter. */
export const ENDS = BEGINS.replace("(?::date)", "(?::date + interval '1 month')");

const NOTE = "concat_ws(' ', found.note->>'ru', found.note->>'uz', found.note->>'en')";

/** Parcels are found by their own indexes; adjustments and payouts of one shop are few. */
const FOUND = (parcels: string) => `e.id in (
  select found.id from seller_order p join ledger_transaction t on t.parcel_id = p.id
    join ledger_entry found on found.transaction_id = t.id
    where p.seller_id = ? and p.deleted_at is null and ${parcels}
  union all
  select found.id from ledger_transaction t join ledger_entry found on found.transaction_id = t.id
    where t.seller_id = ? and t.kind = 'adjustment' and strpos(lower(${NOTE}), ?) > 0
  union all
  select found.id from ledger_entry found join ledger_transaction t on t.id = found.transaction_id
    where found.account = 'seller' and found.seller_id = ? and found.type = 'payout' and strpos(t.number, ?) > 0)`;

/** Conditions on entries `e` of a shop. */
function filterEntries({ sellerId, type, month, payoutId, search }: EntryFilter): SqlFilter {
  const parts: FilterPart[] = [["e.account = 'seller' and e.seller_id = ?", [sellerId]]];
  if (type) parts.push(["e.type = ?", [type]]);
  if (month) {
    const first = `${month}-01`;
    parts.push([`e.at >= ${BEGINS} and e.at < ${ENDS}`, [first, first]]);
  }
  if (payoutId) parts.push(["e.payout_id = ?", [payoutId]]);
  if (search) {
    const { parcels, text } = search;
    parts.push([
      FOUND(parcels.where),
      [sellerId, ...parcels.values, sellerId, text.toLowerCase(), sellerId, text],
    ]);
  }
  return joinParts(parts);
}

const orderOf = (sort: AmountSort) => orderMoney(sort, { time: "e.at", amount: "e.amount", no: "e.no" });

/** `order by` for entries `e`. */
export const orderEntries = ({ sort = "newest" }: Pick<EntryChoice, "sort">): string =>
  orderBy(orderOf(sort));

/** `columns` of a page of the matching entries `e`. */
export function entryPageSql(
  columns: string,
  choice: EntryChoice,
  { limit, offset, cursor }: MoneyPage,
): MoneyPageSql {
  const { where, values } = filterEntries(choice);
  const { sort = "newest" } = choice;
  const part = followCursor(orderOf(sort), sort, cursor);
  return {
    sql: `select ${columns}, ${part.column} from ledger_entry e
      where ${where} and ${part.follows} ${part.by} limit ? offset ?`,
    values: [...values, ...part.values, limit, offset],
    next: part.next,
  };
}

/** `count` of the matching entries; those that a search finds are counted up to a limit. */
export function entryCountSql(filter: EntryFilter): MoneySql {
  const { sellerId, type, month, payoutId, search } = filter;
  if (payoutId || search) {
    const { where, values } = filterEntries(filter);
    const rows = `from ledger_entry e where ${where}`;
    return { sql: search ? countMost(rows) : `select count(*)::int as count ${rows}`, values };
  }
  const first = month ? `${month}-01` : null;
  return {
    sql: `select coalesce(sum(entries), 0)::int as count from ledger_month
      where seller_id = ? and (?::text is null or type = ?) and (?::date is null or month = ?::date)`,
    values: [sellerId, type ?? null, type ?? null, first, first],
  };
}
