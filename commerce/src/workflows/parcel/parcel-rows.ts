import type { ParcelSort } from "@bezak/contract/administered-sorts.ts";
import type { TimelineEntry } from "@bezak/contract/orders.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { CashCollector } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { byCreation, followCursor, orderBy, type Placed, type RowOrder } from "../../shared/row-order.ts";
import { returnIsOpen } from "../../modules/return-request/return-row.ts";
import type { LineRow, OrderRow } from "../order/order-rows.ts";
import type { ParcelFilter } from "./parcel-filter.ts";

export type ShopLine = LineRow & { sku: string | null };

/** A parcel with everything that its shop sees, from one statement; sums are whole. */
export interface ShopParcelRow {
  id: string;
  order_id: string;
  number: string;
  status: OrderStatus;
  created_at: Date | string;
  accept_by: Date | string | null;
  items_total: Sum;
  delivery_total: Sum;
  total: Sum;
  cash_collector: CashCollector;
  commission: Sum;
  commission_rate: number;
  at_shops_expense: number;
  tracking_number: string | null;
  timeline: TimelineEntry[];
  metadata: OrderRow["metadata"];
  /** the payment method chosen last */
  method: string;
  lines: ShopLine[];
  gone: { at: string; actor: TimelineEntry["actor"]; reason: string | null; line: ShopLine }[];
  /** state of a payment that arrived in time at one of our gateways */
  payment: "paid" | "refunded" | null;
  open_returns: number;
}

const ROW = `p.id, p.order_id, p.number, p.status, p.created_at, p.accept_by, p.items_total::float8, p.total::float8,
  p.delivery_total::float8, p.cash_collector,
  p.commission::float8, p.commission_rate, p.tracking_number, p.timeline->'entries' as timeline, o.metadata,
  coalesce((select d.method from payment_due d where d.id = p.order_id), o.metadata->>'payment_method') as method,
  coalesce((to_jsonb(p)->>'delivery_at_shops_expense')::float8, 0) as at_shops_expense,
  coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'title', l.title, 'thumbnail', l.thumbnail,
      'product_id', l.product_id, 'product_handle', l.product_handle, 'variant_id', l.variant_id,
      'sku', l.variant_sku, 'unit_price', coalesce(i.unit_price, l.unit_price), 'quantity', i.quantity,
      'metadata', l.metadata) order by l.id)
    from order_item i join order_line_item l on l.id = i.item_id
    where i.order_id = p.order_id and i.version = o.version and i.quantity > 0 and i.deleted_at is null
      and l.metadata->'seller'->>'id' = p.seller_id), '[]') as lines,
  coalesce((select jsonb_agg(jsonb_build_object('at', c.created_at, 'actor', c.actor, 'reason', c.reason,
      'line', row || jsonb_build_object('sku', (select variant_sku from order_line_item where id = row->>'id'))))
    from order_cancellation c, jsonb_array_elements(c.lines->'rows') as row
    where c.order_id = p.order_id and c.deleted_at is null
      and row->'metadata'->'seller'->>'id' = p.seller_id), '[]') as gone,
  -- paid comes before refunded, in the alphabet too
  (select min(a.state) from payment_attempt a where a.order_id = p.order_id and a.state in ('paid', 'refunded')
    and a.data->>'late' is distinct from 'true') as payment,
  (select count(*)::int from return_request r where r.order_id = p.order_id and r.parcel_id = p.id
    and ${returnIsOpen} and r.deleted_at is null) as open_returns`;

const orders = {
  newest: byCreation("p", "newest"),
  oldest: byCreation("p", "oldest"),
  total_desc: { key: "p.total", kind: "number", id: "p.id", direction: "desc" },
  total_asc: { key: "p.total", kind: "number", id: "p.id", direction: "asc" },
} as const satisfies Record<ParcelSort, RowOrder>;

/** A condition on rows of `listed_parcel l`, which has its own copy of the time. */
export interface ListedFilter extends ParcelFilter {
  isListed: true;
}

type Filter = ParcelFilter | ListedFilter;

const isListed = (filter: Filter): filter is ListedFilter => "isListed" in filter;

export interface ParcelPage {
  sort: ParcelSort;
  limit: number;
  offset: number;
  cursor?: string;
}

const partOf = ({ sort, cursor }: ParcelPage, order: RowOrder = orders[sort]) =>
  followCursor(order, sort, cursor);

/** Parcels among which a page is searched first: a filter that reads each of them is expensive. */
const NEAREST = 5_000;

/**
 * Reads a page of the matching parcels. Full rows are read only for the page, however many precede it. `more`: further
 * columns, of the parcel `p` and its order `o`. `among`: only the first parcels of the order that match this are searched; a
 * page that is full then is the page of all.
 */
export function parcelPageSql(
  filter: Filter,
  page: ParcelPage,
  more: readonly string[] = [],
  among?: ParcelFilter,
) {
  const part = partOf(page, isListed(filter) ? listedOrder(page.sort) : undefined);
  const columns = [ROW, ...more, part.column].join(", ");
  const nearest = `(select * from seller_order p where ${among?.where} and ${part.follows} ${part.by} limit ${NEAREST}) p`;
  const found = isListed(filter)
    ? "l.parcel_id, l.placed_at from listed_parcel l"
    : `p.id as parcel_id from ${among ? nearest : "seller_order p"}`;
  const sql = `with page as materialized (
      select ${found} where ${filter.where} and ${part.follows} ${part.by} limit ? offset ?)
    select ${columns} from page l join seller_order p on p.id = l.parcel_id join "order" o on o.id = p.order_id
    ${part.by}`;
  const first = among ? [...among.values, ...part.values] : [];
  return { sql, values: [...first, ...filter.values, ...part.values, page.limit, page.offset] };
}

const listedOrder = (sort: ParcelSort): RowOrder => ({
  ...orders[sort],
  key: "l.placed_at",
  kind: "time",
  id: "l.parcel_id",
});

/** The ids of the matching parcels in this order, at most `limit`. */
export async function findParcelIds(
  container: MedusaContainer,
  { where, values }: ParcelFilter,
  { sort, limit }: Pick<ParcelPage, "sort" | "limit">,
): Promise<string[]> {
  const sql = `select p.id from seller_order p where ${where} ${orderBy(orders[sort])} limit ?`;
  const { rows } = (await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(sql, [...values, limit])) as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

export async function readParcelRows<Row extends ShopParcelRow = ShopParcelRow>(
  container: MedusaContainer,
  filter: Filter,
  page: ParcelPage,
  more: readonly string[] = [],
  among?: ParcelFilter,
): Promise<(Row & Placed)[]> {
  const { sql, values } = parcelPageSql(filter, page, more, among);
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(sql, values);
  return rows as (Row & Placed)[];
}

/** The cursor of the page after these rows. */
export const nextParcels = (rows: readonly Placed[], page: ParcelPage): string | null =>
  partOf(page).next(rows, page.limit);
