import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import { payoutStatuses, type PayoutStatus } from "@bezak/contract/payout-status.ts";
import { statusConditions, type TabbedList } from "../../shared/count-tabs.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import { orderMoney } from "../../shared/money-order.ts";
import { joinParts, type SqlFilter } from "../../shared/sql-filter.ts";
import type { MoneyPage } from "./money-list.ts";

export interface PayoutChoice extends Days {
  sellerId?: string;
  status?: PayoutStatus;
  /** name of a file for the bank */
  batch?: string;
  /** part of the number, of the shop's name or of the reference */
  q?: string;
  /** `newest` by default */
  sort?: AmountSort;
}

export type PayoutPage = PayoutChoice & MoneyPage;

export const orderPayouts = (sort: AmountSort) => orderMoney(sort, { time: "created_at", no: "no" });

const SEARCHED = `(strpos(lpad(no::text, 6, '0'), ?) > 0 or strpos(lower(reference), ?) > 0
  or seller_id in (select id from seller where strpos(lower(name), ?) > 0))`;

export function filterPayouts({
  sellerId,
  status,
  batch,
  q,
  ...days
}: Omit<PayoutChoice, "sort">): SqlFilter {
  const text = q?.trim().toLowerCase();
  const parts = onDays("created_at", days);
  if (sellerId !== undefined) parts.push(["seller_id = ?", [sellerId]]);
  if (status !== undefined) parts.push(["status = ?", [status]]);
  if (batch !== undefined) parts.push(["batch_id = ?", [batch]]);
  if (text) parts.push([SEARCHED, [text, text, text]]);
  return joinParts(parts);
}

/** The tabs of the matching payouts. */
export function payoutTabsOf(choice: PayoutChoice): TabbedList<PayoutStatus> {
  const { sellerId, status: tab, batch, q, from, to } = choice;
  const isNarrowed = [sellerId, batch, q?.trim(), from, to].some(Boolean);
  return {
    tabs: payoutStatuses,
    tab,
    rowsOf(status) {
      const { where, values } = filterPayouts({ sellerId, batch, q, from, to, status });
      return { rows: `from seller_payout where ${where}`, values };
    },
    ...(isNarrowed && { conditions: statusConditions(payoutStatuses) }),
  };
}
