import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { RefundOwed } from "@bezak/contract/refunds-owed.ts";
import { refundReasons, type RefundReason } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { toTabCounts, type TabCounts } from "../../shared/count-tabs.ts";
import { orderMoney } from "../../shared/money-order.ts";
import { followCursor, orderBy, type Placed } from "../../shared/row-order.ts";
import { joinParts, type FilterPart } from "../../shared/sql-filter.ts";
import { filterText } from "../parcel/parcel-filter.ts";
import { LATE_SUM } from "../payment/late-sum.ts";

/**
 * Whether the whole payment `p` is owed, nothing of it was refunded manually and the buyer has no products: then Payme's
 * button refunds it, by the same rule as in `compare-debts.ts`.
 */
const FOR_BUTTON = `not exists (select 1 from payment_due u where u.id = p.order_id and u.handed_over)
        and p.amount = (select sum(d.amount) from (
          select c.refund_amount as amount, c.refund_state from order_cancellation c
          where c.order_id = p.order_id and c.refund_state <> 'none' and c.deleted_at is null
          union all
          select q.amount, q.refund_state from return_request q
          where q.order_id = p.order_id and q.refund_state <> 'none' and q.deleted_at is null) d
          having bool_and(d.refund_state = 'owed'))`;

/** The order's own payment, and whether a button refunds it. */
const PAID = `select p.amount, p.gateway = 'payme' and ${FOR_BUTTON} as for_button
      from payment_attempt p where p.order_id = r.order_id and p.state in ('paid', 'refunded')
      and p.data->>'late' is distinct from 'true' limit 1`;

const IN_DASHBOARD = "when paid.for_button then 'in_cabinet'";

/**
 * Everything that a person has to refund: for returns, for cancellations, and late payments whose gateway refused. The
 * version identifies the state that was read.
 */
export const REFUNDS_OWED = `
  select d.*, o.custom_display_id as number, o.metadata->'contact' as contact, a.last_digits,
    to_char(greatest(d.changed_at, a.updated_at) at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || '-' || d.amount as version
  from (
    select r.id, r.order_id, r.amount::float8 as amount, r.updated_at as changed_at,
      (r.timeline->'entries'->-1->>'at')::timestamptz as since,
      case when due.method = 'cash' then 'cash_return' ${IN_DASHBOARD} when r.amount < paid.amount then 'part_of_payment'
        else 'gateway_refused' end as reason
    from return_request r left join payment_due due on due.id = r.order_id
    left join lateral (${PAID}) paid on true
    where r.status = 'refund_owed' and r.refund_state = 'owed' and r.deleted_at is null
    union all
    select r.id, r.order_id, r.refund_amount::float8, r.updated_at, r.created_at,
      case ${IN_DASHBOARD} when r.refund_amount < paid.amount then 'part_of_payment' else 'gateway_refused' end
    from order_cancellation r left join lateral (${PAID}) paid on true
    where r.refund_state = 'owed' and r.deleted_at is null
    union all
    select r.id, r.order_id, ${LATE_SUM}, r.updated_at, r.updated_at, 'late_payment'
    from payment_attempt r where r.state = 'late' and r.reversal = 'refused'
  ) d join "order" o on o.id = d.order_id left join refund_account a on a.order_id = d.order_id`;

interface OwedRow {
  id: string;
  order_id: string;
  number: string;
  amount: Sum;
  reason: RefundReason;
  contact: { name: string; phone: string };
  last_digits: string | null;
  since: Date | string;
  version: string;
}

interface RefundChoice {
  reason?: RefundReason;
  q?: string;
}

interface RefundPage extends RefundChoice {
  sort: AmountSort;
  limit: number;
  offset: number;
  cursor?: string;
}

const orderRefunds = (sort: AmountSort) => orderMoney(sort, { time: "since" });

/** A search finds the order as the list of all orders does, by any of its parcels. */
function filterRefunds({ reason, q }: RefundChoice) {
  const parts: FilterPart[] = [];
  if (reason !== undefined) parts.push(["reason = ?", [reason]]);
  for (const [where, values] of filterText(q, { buyer: "true" })) {
    const found = `select 1 from seller_order p where p.order_id = owed.order_id and p.deleted_at is null`;
    parts.push([`exists (${found} and ${where})`, values]);
  }
  return joinParts(parts);
}

/** A page of them; `count` and `sum` are of all that match, `counts` of what a search finds by reason. */
export async function readRefundsOwed(
  container: MedusaContainer,
  { sort, limit, offset, cursor, ...choice }: RefundPage,
): Promise<{
  refunds: RefundOwed[];
  count: number;
  counts: TabCounts<RefundReason>;
  sum: Sum;
  next: string | null;
}> {
  const part = followCursor(orderRefunds(sort), sort, cursor);
  const { where, values } = filterRefunds(choice);
  const sought = filterRefunds({ q: choice.q });
  const [rows, totals] = await Promise.all([
    readRows<OwedRow & Placed>(
      container,
      `select *, ${part.column} from (${REFUNDS_OWED}) owed
       where ${where} and ${part.follows} ${part.by} limit ? offset ?`,
      [...values, ...part.values, limit, offset],
    ),
    // a sum needs all of them
    readRows<{ tab: RefundReason; count: number; sum: Sum }>(
      container,
      `select reason as tab, count(*)::int as count, sum(amount)::float8 as sum
       from (${REFUNDS_OWED}) owed where ${sought.where} group by reason`,
      sought.values,
    ),
  ]);
  const matching = totals.filter(({ tab }) => choice.reason === undefined || tab === choice.reason);
  return {
    refunds: rows.map(viewOwed),
    count: matching.reduce((all, { count }) => all + count, 0),
    counts: toTabCounts(refundReasons, totals),
    sum: matching.reduce((all, { sum }) => all + sum, 0),
    next: part.next(rows, limit),
  };
}

/** The ids of the refunds that a list finds, in its order, at most `limit`. */
export async function findRefundOwedIds(
  container: MedusaContainer,
  { sort, ...choice }: RefundChoice & Pick<RefundPage, "sort">,
  limit: number,
): Promise<string[]> {
  const { where, values } = filterRefunds(choice);
  const found = await readRows<{ id: string }>(
    container,
    `select id from (${REFUNDS_OWED}) owed where ${where} ${orderBy(orderRefunds(sort))} limit ?`,
    [...values, limit],
  );
  return found.map(({ id }) => id);
}

/** The refunds of these ids, in any sequence. */
export async function readRefundsOwedByIds(container: MedusaContainer, ids: readonly string[]) {
  const rows = await readRows<OwedRow>(
    container,
    `select * from (${REFUNDS_OWED}) owed where id = any(?::text[])`,
    [ids],
  );
  return rows.map(viewOwed);
}

/** Those of one order, oldest first. */
export async function readRefundsOwedOf(container: MedusaContainer, orderId: string) {
  const rows = await readRows<OwedRow>(
    container,
    `select * from (${REFUNDS_OWED}) owed where order_id = ? ${orderBy(orderRefunds("oldest"))}`,
    [orderId],
  );
  return rows.map((row) => {
    const { orderNumber: _, buyer: __, ...owed } = viewOwed(row);
    return owed;
  });
}

/** Undefined when nothing is owed under this id. */
export async function findRefundOwed(
  container: MedusaContainer,
  id: string,
): Promise<{ orderId: string; shown: RefundOwed } | undefined> {
  const [row] = await readRows<OwedRow>(container, `select * from (${REFUNDS_OWED}) owed where id = ?`, [id]);
  return row && { orderId: row.order_id, shown: viewOwed(row) };
}

function viewOwed(row: OwedRow): RefundOwed {
  const { id, number, amount, reason, contact, last_digits, since, version } = row;
  return {
    id,
    orderNumber: number,
    amount,
    reason,
    version,
    buyer: { name: contact.name, phone: contact.phone },
    account: last_digits,
    since: new Date(since).toISOString(),
  };
}
