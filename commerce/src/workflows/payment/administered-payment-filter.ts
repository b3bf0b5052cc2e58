import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import {
  paymentAttemptStates,
  type PaymentAttemptState,
  type PaymentMethod,
  type PaymentOutcome,
} from "@bezak/contract/payment-status.ts";
import type { TabbedList } from "../../shared/count-tabs.ts";
import type { Days } from "../../shared/day-conditions.ts";
import type { RowOrder } from "../../shared/row-order.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";
import { shiftDay, startOfDay } from "../../tashkent-days.ts";

/** Filters of the list of all attempts to pay; days are those on which they began. */
export interface AdministeredPaymentChoice extends Days {
  state?: PaymentAttemptState;
  method?: PaymentMethod;
  outcome?: PaymentOutcome;
  /** whole number of an order or a parcel, the gateway's id or the payer's number */
  q?: string;
}

/** Of `payment_attempt a`. */
export const IS_LATE = "a.data->>'late' is not distinct from 'true'";

/** The states that an outcome can have. Both have refunds: of payments that came in time, and of late ones. */
const outcomeStates: Record<PaymentOutcome, readonly PaymentAttemptState[]> = {
  paid: ["paid", "refunded"],
  unpaid: ["late", "cancelled", "refunded"],
};

/** Each is that of an index. */
const refundConditions: Record<PaymentOutcome, string> = {
  paid: "a.data->>'late' is distinct from 'true'",
  unpaid: "a.data->>'late' = 'true'",
};

/** The conditions of a state and an outcome, so that an index serves each pair, and a pair without rows reads none. */
function filterState({ state, outcome }: AdministeredPaymentChoice): FilterPart[] {
  if (outcome === undefined) return state === undefined ? [] : [["a.state = ?", [state]]];
  const states = outcomeStates[outcome];
  if (state === "refunded") return [[`a.state = 'refunded' and ${refundConditions[outcome]}`, []]];
  if (state !== undefined) return states.includes(state) ? [["a.state = ?", [state]]] : [["false", []]];
  const names = states.map((one) => `'${one}'`).join(", ");
  return [[`a.state in (${names}) and (a.state <> 'refunded' or ${refundConditions[outcome]})`, []]];
}

/**
 * Each part reads an index: a search finds the attempts of one order, or a single one. As an array, since the planner expects
 * few rows of one; without payments of Click it would expect thousands, and read the whole table.
 */
const FOUND = `a.id = any(array(
  select f.id from payment_attempt f join payment_due d on d.id = f.order_id where d.number = ?
  union all select id from payment_attempt where external_id = ?
  union all select id from payment_attempt where data->>'paydocId' = ?))`;

function filterText(q: string | undefined): FilterPart[] {
  const text = q?.trim();
  if (!text) return [];
  const orderNumber = /^(\d{10})-\d{1,3}$/.exec(text)?.[1] ?? text;
  return [[FOUND, [orderNumber, text, text]]];
}

/** The column has milliseconds. */
const toTime = (day: string) => String(startOfDay(day).getTime());

function filterDays({ from, to }: Days): FilterPart[] {
  const parts: FilterPart[] = [];
  if (from !== undefined) parts.push(["a.created_time >= ?::bigint", [toTime(from)]]);
  if (to !== undefined) parts.push(["a.created_time < ?::bigint", [toTime(shiftDay(to, 1))]]);
  return parts;
}

/** Conditions on `payment_attempt a`. */
export function filterPayments(choice: AdministeredPaymentChoice): SqlFilter {
  const { method, q } = choice;
  return joinParts([
    ["a.deleted_at is null", []],
    ...filterState(choice),
    ...(method === undefined ? [] : [["a.method = ?", [method]] satisfies FilterPart]),
    ...filterDays(choice),
    ...filterText(q),
  ]);
}

/** Rows of `payment_attempt a` by the time when they began, or by their sum. */
export const orderPayments = (sort: AmountSort): RowOrder => ({
  key: sort === "newest" || sort === "oldest" ? "a.created_time" : "a.amount",
  kind: "integer",
  id: "a.id",
  direction: sort === "newest" || sort === "amount_desc" ? "desc" : "asc",
});

/** Each tab is counted alone: an index serves every state with every other filter. */
export const paymentTabsOf = ({
  state: tab,
  ...others
}: AdministeredPaymentChoice): TabbedList<PaymentAttemptState> => ({
  tabs: paymentAttemptStates,
  tab,
  rowsOf(state) {
    const { where, values } = filterPayments({ ...others, state });
    return { rows: `from payment_attempt a where ${where}`, values };
  },
});
