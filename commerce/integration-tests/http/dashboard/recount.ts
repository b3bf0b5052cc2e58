import type { Pool } from "pg";
import { tashkentDay } from "../../../src/tashkent-days.ts";

interface Placed {
  orderId: string;
  day: string;
  city: string;
  method: string;
  gross: number;
}

/** Every parcel with the lines that it was placed with: those of the order's first version. */
export async function readPlaced(db: Pool): Promise<Placed[]> {
  const { rows } = await db.query<Omit<Placed, "day"> & { at: Date }>(
    `select p.order_id as "orderId", p.created_at as at, o.metadata->'delivery'->>'city' as city,
       coalesce(d.method, o.metadata->>'payment_method') as method,
       (select sum(i.quantity * l.unit_price)::float8 from order_item i join order_line_item l on l.id = i.item_id
        where i.order_id = o.id and i.version = 1 and l.metadata->'seller'->>'id' = p.seller_id) as gross
     from seller_order p join "order" o on o.id = p.order_id left join payment_due d on d.id = o.id`,
  );
  return rows.map(({ at, ...placed }) => ({ ...placed, day: tashkentDay(at) }));
}

export const countOrders = (placed: readonly Placed[]) => ({
  orders: new Set(placed.map(({ orderId }) => orderId)).size,
  gmv: placed.reduce((sum, { gross }) => sum + gross, 0),
});

/** The sum or number of rows on each day in Tashkent. */
export async function readByDay(db: Pool, sql: string): Promise<Map<string, number>> {
  const { rows } = await db.query<{ at: Date; amount: number }>(sql);
  const days = new Map<string, number>();
  for (const { at, amount } of rows) {
    const day = tashkentDay(at);
    days.set(day, (days.get(day) ?? 0) + amount);
  }
  return days;
}

/** What was cancelled on each day: the lines of the cancellations with their sums in the order's first version. */
export const readCancelled = (db: Pool) =>
  readByDay(
    db,
    `select c.created_at as at, (i.quantity * l.unit_price)::float8 as amount
     from order_cancellation c cross join lateral jsonb_array_elements(c.lines->'rows') line
     join order_item i on i.order_id = c.order_id and i.version = 1 and i.item_id = line->>'id'
     join order_line_item l on l.id = i.item_id where c.state = 'done'`,
  );

/** By day: commission, and from the side of the shops the value of delivered and returned products. */
export async function readLedger(db: Pool) {
  const ofShops = (types: string) =>
    `select at, amount::float8 as amount from ledger_entry where account = 'seller' and type in (${types})`;
  const refunds = await readByDay(db, ofShops("'refund'"));
  const { rows } = await db.query<{ order: string; at: Date }>(
    `select order_id as order, at from ledger_transaction where kind = 'earning' order by at desc`,
  );
  const deliveredOrders = new Map<string, number>();
  for (const at of new Map(rows.map((row) => [row.order, row.at])).values())
    deliveredOrders.set(tashkentDay(at), (deliveredOrders.get(tashkentDay(at)) ?? 0) + 1);
  return {
    revenue: await readByDay(
      db,
      "select at, amount::float8 as amount from ledger_entry where account = 'commission'",
    ),
    bookedGmv: await readByDay(db, ofShops("'earning', 'refund'")),
    returned: new Map([...refunds].map(([day, amount]) => [day, -amount])),
    deliveredOrders,
  };
}

/** By day: new accounts and shops, views and visits. */
export async function readPeople(db: Pool) {
  const at = "day::timestamp at time zone 'Asia/Tashkent' as at";
  return {
    buyers: await readByDay(
      db,
      "select created_at as at, 1 as amount from customer where deleted_at is null",
    ),
    sellers: await readByDay(db, "select joined_at as at, 1 as amount from seller where deleted_at is null"),
    views: await readByDay(db, `select ${at}, views::int as amount from shop_view_day`),
    visits: await readByDay(db, `select ${at}, visits::int as amount from visit_day`),
  };
}

interface Counted {
  netGmv: number;
  revenue: number;
  bookedGmv: number;
  deliveredOrders: number;
}

export const countRatios = ({ revenue, bookedGmv, deliveredOrders }: Counted) => ({
  takeRate: bookedGmv > 0 ? Math.round((revenue * 10_000) / bookedGmv) / 100 : null,
  averageOrder: deliveredOrders > 0 ? Math.round(bookedGmv / deliveredOrders) : null,
});

/** Of the days on which visits were counted. */
export const countConversion = (orders: number, visits: number) => ({
  conversion: visits > 0 ? Math.round((orders * 10_000) / visits) / 100 : null,
});

export type Sold = [id: string, pieces: number, sales: number];

/** Rows of one product or shop, best first, of the days from the first to the last. */
function addSold(
  rows: readonly { id: string; at: Date; pieces: number; sales: number }[],
  from: string,
  to: string,
): Sold[] {
  const sold = new Map<string, [number, number]>();
  for (const { id, at, pieces, sales } of rows) {
    const [piecesBefore, salesBefore] = sold.get(id) ?? [0, 0];
    const day = tashkentDay(at);
    if (day >= from && day <= to) sold.set(id, [piecesBefore + pieces, salesBefore + sales]);
  }
  return [...sold]
    .map(([id, [pieces, sales]]): Sold => [id, pieces, sales])
    .filter(([, pieces]) => pieces > 0)
    .sort((one, other) => other[2] - one[2] || (one[0] < other[0] ? -1 : 1));
}

const LAST = "9999-12-31";

const SOLD_LINES = `from seller_order p join "order" o on o.id = p.order_id
  join order_item i on i.order_id = o.id and i.version = o.version
  join order_line_item l on l.id = i.item_id and l.metadata->'seller'->>'id' = p.seller_id
  where p.status <> 'cancelled'`;

/** Pieces and value that are still sold of each product on these days, best first. */
export async function readSold(db: Pool, from: string, to = LAST): Promise<Sold[]> {
  const { rows } = await db.query<{ id: string; at: Date; pieces: number; sales: number }>(
    `select l.product_id as id, p.created_at as at, i.quantity::float8 as pieces,
       (i.quantity * l.unit_price)::float8 as sales ${SOLD_LINES}`,
  );
  return addSold(rows, from, to);
}

/** Parcels of each shop on these days and the value that is still sold with them, best first. */
export async function readSoldByShop(db: Pool, from: string, to = LAST): Promise<Sold[]> {
  const { rows } = await db.query<{ id: string; at: Date; pieces: number; sales: number }>(
    `select p.seller_id as id, p.created_at as at, 1 as pieces,
       sum(i.quantity * l.unit_price)::float8 as sales ${SOLD_LINES} group by p.id`,
  );
  return addSold(rows, from, to);
}
