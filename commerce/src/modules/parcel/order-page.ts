import { orderStatuses, type OrderStatus } from "@bezak/contract/order-status.ts";

export interface OrderPage {
  customerId: string;
  /** status of the order, as `orderStatusOf` defines it */
  status?: OrderStatus;
  /** normalised words that the product names or the number must contain */
  words?: string[];
  limit: number;
  offset: number;
}

/** A condition on the order's id `o.id`, which another domain adds to a buyer's orders. */
export interface OrderCondition {
  where: string;
  values: string[];
}

interface SqlStatement {
  sql: string;
  values: (string | string[] | number)[];
}

export const CANCELLATION =
  "id, order_id, parcels, lines, whole, actor, reason, state, refund_amount::float8, refund_state, created_at";

/** The first parcel stands for its order. A partial index has exactly this condition: keep the two identical. */
const FIRST = "number like '%-1' and deleted_at is null";

const OTHER = "select order_id from seller_order where customer_id = ? and deleted_at is null";

/**
 * A page of a buyer's orders, newest first, and the total: `{ids, count}`. The condition of another domain is
 * expensive, so it is evaluated once per order (materialized); without one, the page reads only its own rows.
 */
export function orderPageSql(page: OrderPage, condition?: OrderCondition): SqlStatement {
  const { customerId } = page;
  const parts: [string, (string | string[])[]][] = [["customer_id = ?", [customerId]]];
  if (page.status === "cancelled") {
    parts.push([`id not in (${OTHER} and status <> 'cancelled')`, [customerId]]);
  } else if (page.status) {
    const earlier = orderStatuses.slice(0, orderStatuses.indexOf(page.status)).join(",");
    parts.push([`id in (${OTHER} and status = ?)`, [customerId, page.status]]);
    parts.push([`id not in (${OTHER} and status = any (?::text[]))`, [customerId, `{${earlier}}`]]);
  }
  for (const word of page.words ?? []) {
    parts.push([
      `id in (${OTHER} and strpos(number || ' ' || coalesce(search_text, ''), ?) > 0)`,
      [customerId, word],
    ]);
  }
  if (condition) parts.push([condition.where, condition.values]);
  const where = parts.map(([part]) => part).join(" and ");
  return {
    sql: `with found as ${condition ? "" : "not "}materialized (select id, created_at
        from (select order_id as id, customer_id, created_at from seller_order where ${FIRST}) o where ${where})
      select (select count(*) from found)::int as count,
        array(select id from found order by created_at desc, id desc limit ? offset ?) as ids`,
    values: [...parts.flatMap(([, own]) => own), page.limit, page.offset],
  };
}
