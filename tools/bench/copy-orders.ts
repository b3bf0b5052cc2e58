import pg from "pg";
import { copies } from "./copy-rows.ts";

/** The buyer's placed orders, repeated in turn, one row for each number. */
const ORDERS = `(select *, row_number() over (order by created_at, id) as place from "order"
  where customer_id = $2 and id not like '%-copy-%') o
  join generate_series(1, $1::int) as n on o.place = 1 + n % $3::int`;

/** Short: an id has at most 64 characters. */
const KEY = `'-copy-' || n`;
/** Ten digits as in placed orders, and unique; a buyer has fewer than 10,000 of them. */
const NUMBER = `(to_char(9 * 10 ^ 9 + abs(hashtext($2::text)::bigint) % 100000 * 10000 + n, 'FM9999999999'))`;

const LINES = `${ORDERS} join order_item i on i.order_id = o.id join order_line_item l on l.id = i.item_id`;
const PARCELS = `${ORDERS} join seller_order p on p.order_id = o.id`;
const PAYMENTS = `${ORDERS} join order_payment_collection k on k.order_id = o.id
  join payment_collection c on c.id = k.payment_collection_id`;
const ENTRIES = `${ORDERS} join inbox_entry e on e.customer_id = $2 and e.data->>'orderId' = o.id`;

const statements = [
  copies(
    `"order"`,
    "o",
    ORDERS,
    `'id', o.id || ${KEY}, 'display_id', nextval('order_display_id_seq'), 'custom_display_id', ${NUMBER}`,
  ),
  copies("order_line_item", "l", LINES, `'id', l.id || ${KEY}`),
  copies(
    "order_item",
    "i",
    LINES,
    `'id', i.id || ${KEY}, 'order_id', o.id || ${KEY}, 'item_id', l.id || ${KEY}`,
  ),
  copies(
    "seller_order",
    "p",
    PARCELS,
    `'id', p.id || ${KEY}, 'order_id', o.id || ${KEY},
     'number', ${NUMBER} || substring(p.number from '-\\d+$'), 'created_at', p.created_at - n * interval '1 minute'`,
  ),
  copies("payment_collection", "c", PAYMENTS, `'id', c.id || ${KEY}`),
  copies(
    "order_payment_collection",
    "k",
    PAYMENTS,
    `'id', k.id || ${KEY}, 'order_id', o.id || ${KEY}, 'payment_collection_id', c.id || ${KEY}`,
  ),
  copies("inbox_entry", "e", ENTRIES, `'id', e.id || ${KEY}, 'key', e.key || ${KEY}`),
];

/**
 * Adds orders to a buyer by copying placed ones in SQL, with their lines, parcels, payments and notifications: a buyer's
 * view of an order is read from these tables.
 */
export async function copyOrders(database: string, customerId: string, count: number): Promise<void> {
  if (count <= 0) return;
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from "order" where customer_id = $1`,
      [customerId],
    );
    await client.query("begin");
    for (const statement of statements) await client.query(statement, [count, customerId, rows[0]?.count]);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}
