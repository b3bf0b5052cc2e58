import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import { payoutStatuses, type PayoutStatus } from "@bezak/contract/payout-status.ts";
import { MOST } from "../../shared/count-most.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import { orderMoney } from "../../shared/money-order.ts";
import { joinParts, type SqlFilter } from "../../shared/sql-filter.ts";
import type { MoneyPage, MoneySql } from "./money-list.ts";

export interface PayoutChoice extends Days {
  sellerId?: string;
  status?: PayoutStatus;
  /** part of the number, of the shop's name or of the reference */
  q?: string;
  /** `newest` by default */
  sort?: AmountSort;
}

export type PayoutPage = PayoutChoice & MoneyPage;

export type PayoutCounts = Record<PayoutStatus, number>;

export const orderPayouts = (sort: AmountSort) => orderMoney(sort, { time: "created_at", no: "no" });

const SEARCHED = `(strpos(lpad(no::text, 6, '0'), ?) > 0 or strpos(lower(reference), ?) > 0
  or seller_id in (select id from seller where strpos(lower(name), ?) > 0))`;

export function filterPayouts({ sellerId, status, q, ...days }: Omit<PayoutChoice, "sort">): SqlFilter {
  const text = q?.trim().toLowerCase();
  const parts = onDays("created_at", days);
  if (sellerId !== undefined) parts.push(["seller_id = ?", [sellerId]]);
  if (status !== undefined) parts.push(["status = ?", [status]]);
  if (text) parts.push([SEARCHED, [text, text, text]]);
  return joinParts(parts);
}

/** All payouts, of each status at most so many, which an index has. */
const ALL = `select status, (select count(*)::int from (
    select 1 from seller_payout one where one.status = known.status limit ${MOST}) found) as count
  from unnest(array['${payoutStatuses.join("', '")}']) known(status)`;

/** Whether something besides the status is chosen. */
export const isNarrowed = ({ sellerId, q, from, to }: PayoutChoice): boolean =>
  [sellerId, q?.trim(), from, to].some(Boolean);

/** `status` and `count` of the payouts that the filters find, whatever their status; up to a limit. */
export function payoutCountsSql(choice: PayoutChoice): MoneySql {
  if (!isNarrowed(choice)) return { sql: ALL, values: [] };
  const { sellerId, q, from, to } = choice;
  const { where, values } = filterPayouts({ sellerId, q, from, to });
  const sql = `select status, count(*)::int as count
    from (select status from seller_payout where ${where} limit ${MOST}) found group by status`;
  return { sql, values };
}

/** By status, from the rows of `payoutCountsSql`. */
export function toPayoutCounts(rows: readonly { status: PayoutStatus; count: number }[]): PayoutCounts {
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(payoutStatuses.map((one) => [one, found.get(one) ?? 0])) as PayoutCounts;
}
