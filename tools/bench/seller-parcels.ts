import pg from "pg";
import { copies } from "./copy-rows.ts";

/** Days over which the parcels are spread, up to today. */
const DAYS = 365;

/** The newest hundredth is pending, every seventh cancelled, the others are in transit. */
const STATUS = `case when n <= $1::int / 100 then 'pending' when n % 7 = 0 then 'cancelled' else 'shipped' end`;

/** The shop's newest parcel that is not a copy, repeated for each number. */
const PARCELS = `(select * from seller_order where seller_id = $2 and id not like '%-copy-%'
  order by created_at desc limit 1) p cross join generate_series(1, $1::int) as n`;

const LINES = `${PARCELS}
  join order_item i on i.order_id = p.order_id and i.deleted_at is null
  join order_line_item l on l.id = i.item_id and l.metadata->'seller'->>'id' = p.seller_id`;

/** Short: an id has at most 64 characters. The hash separates the shops, which may have parcels of one order. */
const KEY = `'-copy-' || substr(md5($2::text), 1, 4) || '-' || n`;

const statements = [
  copies(
    `"order"`,
    "o",
    `${PARCELS} join "order" o on o.id = p.order_id`,
    `'id', o.id || ${KEY}, 'display_id', nextval('order_display_id_seq'), 'custom_display_id', o.custom_display_id || ${KEY}`,
  ),
  copies("order_line_item", "l", LINES, `'id', l.id || ${KEY}`),
  copies(
    "order_item",
    "i",
    LINES,
    `'id', i.id || ${KEY}, 'order_id', i.order_id || ${KEY}, 'item_id', i.item_id || ${KEY}`,
  ),
  copies(
    "seller_order",
    "p",
    PARCELS,
    `'id', p.id || ${KEY}, 'order_id', p.order_id || ${KEY}, 'number', p.number || ${KEY}, 'status', ${STATUS},
     'created_at', now() - n * interval '${DAYS} days' / $1::int, 'updated_at', now() - interval '1 day'`,
  ),
];

/**
 * Fills a shop up to that many parcels, each in an order of its own, by copying in SQL the tables that the shop's views
 * read. None is delivered, since the ledger would then record them during the measurement. Returns the number of parcels
 * afterwards.
 */
export async function fillParcels(database: string, sellerId: string, wanted: number): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from seller_order where seller_id = $1 and deleted_at is null",
      [sellerId],
    );
    const there = rows[0]?.count ?? 0;
    if (there >= wanted) return there;
    await client.query("begin");
    for (const statement of statements) await client.query(statement, [wanted - there, sellerId]);
    await client.query("commit");
    await client.query("analyze");
    return wanted;
  } finally {
    await client.end();
  }
}
