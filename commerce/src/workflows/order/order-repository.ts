import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { CancellationRow } from "../../modules/parcel/cancellation.ts";
import {
  CANCELLATION,
  orderPageSql,
  type OrderCondition,
  type OrderPage,
} from "../../modules/parcel/order-page.ts";
import { parcelSums } from "../../modules/parcel/parcel-sums.ts";
import {
  PAYMENT_PAST,
  findPaymentPast,
  type PaymentPastRow,
} from "../../modules/payment-ledger/past-columns.ts";
import { PAID_OUT_FOR_RETURNS } from "./cash-on-delivery.ts";
import type { ShownOrder } from "./order-rows.ts";
import type { OrderPast } from "./parcel-view.ts";

/** An order with its history, as one statement reads them. */
export interface StoredOrder {
  row: ShownOrder;
  past: OrderPast;
}

interface StoredRow extends ShownOrder, PaymentPastRow {
  /** only with a page: the number of all orders */
  count?: number;
  cancellations: CancellationRow[];
  returned: Record<string, number>;
  owed_for_returns: number;
  paid_out_for_returns: number;
  refund_account: string | null;
}

const PARCEL_SUMS = parcelSums.map((name) => `'${name}', p.${name}::float8`).join(", ");

/** What the engine's own reader returns, without its sums: parcels hold them. */
const ORDER = `o.id, o.customer_id, o.custom_display_id, o.created_at, o.metadata,
  coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'thumbnail', l.thumbnail,
      'product_id', l.product_id, 'product_handle', l.product_handle, 'variant_id', l.variant_id,
      'unit_price', coalesce(i.unit_price, l.unit_price), 'quantity', i.quantity, 'metadata', l.metadata))
    from order_item i join order_line_item l on l.id = i.item_id
    where i.order_id = o.id and i.version = o.version and i.quantity > 0 and i.deleted_at is null), '[]') as items,
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'number', p.number, 'seller_id', p.seller_id,
      'status', p.status, 'tracking_number', p.tracking_number, 'commission_rate', p.commission_rate,
      'cash_collector', p.cash_collector, 'timeline', p.timeline, ${PARCEL_SUMS}))
    from seller_order p where p.order_id = o.id and p.deleted_at is null), '[]') as seller_orders,
  coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'amount', c.amount, 'status', c.status,
      'captured_amount', c.captured_amount, 'refunded_amount', c.refunded_amount, 'payment_sessions',
      coalesce((select jsonb_agg(jsonb_build_object('status', s.status) order by s.created_at)
        from payment_session s where s.payment_collection_id = c.id and s.deleted_at is null), '[]')))
    from order_payment_collection k join payment_collection c on c.id = k.payment_collection_id
    where k.order_id = o.id and k.deleted_at is null and c.deleted_at is null), '[]') as payment_collections`;

const PAST = `coalesce((select jsonb_agg(to_jsonb(c) order by c.created_at)
    from (select ${CANCELLATION} from order_cancellation where order_id = o.id and deleted_at is null) c), '[]')
    as cancellations,
  coalesce((select jsonb_object_agg(q.item_id, q.taken) from returned_quantity q where q.order_id = o.id), '{}')
    as returned,
  (select coalesce(sum(r.amount), 0)::float8 from return_request r
    where r.order_id = o.id and r.refund_state = 'owed' and r.deleted_at is null) as owed_for_returns,
  ${PAID_OUT_FOR_RETURNS} as paid_out_for_returns,
  (select a.last_digits from refund_account a where a.order_id = o.id) as refund_account,
  ${PAYMENT_PAST}`;

/** These orders of one buyer, sorted by id, with everything that their pages show; orders of others are left out. */
export async function readStoredOrders(container: MedusaContainer, ids: string[]): Promise<StoredOrder[]> {
  if (ids.length === 0) return [];
  const from = `from unnest(?::text[]) with ordinality as page(id, place) join "order" o on o.id = page.id
     where o.deleted_at is null order by page.place`;
  return (await read(container, `select ${ORDER}, ${PAST} ${from}`, [ids])).map(getStoredRows);
}

/** A page of a buyer's orders, newest first, and their number; another domain may supply the `condition`. */
export async function readStoredPage(
  container: MedusaContainer,
  page: OrderPage,
  condition?: OrderCondition,
): Promise<{ stored: StoredOrder[]; count: number }> {
  const { sql, values } = orderPageSql(page, condition);
  // An empty page is one row without an order, which holds the number of orders.
  const rows = await read(
    container,
    `select page.count, ${ORDER}, ${PAST} from (${sql}) page
     left join unnest(page.ids) with ordinality as at(id, place) on true
     left join "order" o on o.id = at.id and o.deleted_at is null order by at.place`,
    values,
    // Each number of words produces another statement text.
    { isOneOfFew: !condition && !page.words?.length },
  );
  return { stored: rows.filter(({ id }) => id !== null).map(getStoredRows), count: rows[0]?.count ?? 0 };
}

/** By id or number. Without parcels an order is still being placed and is not found. */
export async function findStoredOrder(
  container: MedusaContainer,
  customerId: string,
  idOrNumber: string,
): Promise<StoredOrder | undefined> {
  // `undefined` becomes null in the statement and matches nothing.
  const column = /^\d+$/.test(idOrNumber) ? "custom_display_id" : "id";
  const from = `from "order" o where o.${column} = ? and o.customer_id = ? and o.deleted_at is null`;
  const [found] = await read(container, `select ${ORDER}, ${PAST} ${from}`, [idOrNumber, customerId]);
  return found && found.seller_orders.length > 0 ? getStoredRows(found) : undefined;
}

/** Planning costs as much as reading: for a text that is one of few, the connection caches the plan. */
async function read(
  container: MedusaContainer,
  sql: string,
  values: (string | string[] | number)[],
  { isOneOfFew = true } = {},
) {
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(sql, values)
    .options(isOneOfFew ? { name: getName(sql) } : {})) as { rows: StoredRow[] };
  return rows;
}

const getName = (sql: string) => `orders ${createHash("sha256").update(sql).digest("base64url")}`;

function getStoredRows({
  cancellations,
  returned,
  owed_for_returns: owedForReturns,
  paid_out_for_returns: paidOutForReturns,
  refund_account: refundAccount,
  count: _count,
  payable,
  attempts,
  receipts,
  ...row
}: StoredRow): StoredOrder {
  return {
    row,
    past: {
      cancellations,
      returned: new Map(Object.entries(returned)),
      owedForReturns,
      paidOutForReturns,
      refundAccount,
      payment: findPaymentPast({ payable, attempts, receipts }),
    },
  };
}
