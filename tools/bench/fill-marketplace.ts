import pg from "pg";
import { copies } from "./copy-rows.ts";

/** Days over which the orders are spread, up to today. */
const DAYS = 365;
/** Orders of one buyer, and of one review. */
const ORDERS_OF_BUYER = 10;
const ORDERS_OF_REVIEW = 20;
/** So many of the newest reviews wait to be checked, so that a small marketplace has a whole page of them too. */
const NEWEST_PENDING = 30;
/** Rows of one statement: all of them are in memory for the triggers. */
const BATCH = 25_000;

// $1 the first number, $2 the last one, $3 the number of all
const NUMBERS = "generate_series($1::int, least($2::int, $3::int)) as n";
/** Short: an id has at most 64 characters. */
const KEY = `'-copy-' || n`;
const AT = `now() - (n::float8 / $3::int) * interval '${DAYS} days'`;
const BUYER = `'cus_copy_' || (1 + n % greatest(1, $3::int / ${ORDERS_OF_BUYER}))`;
/** Ten digits as in placed orders, and unique. */
const NUMBER = `to_char(8 * 10 ^ 9 + n, 'FM9999999999')`;

/** A copy of the demo's orders: each statement would search all orders for them. */
const DEMO_ORDERS = `create temporary table demo_orders as
  select *, row_number() over (order by id) as place, count(*) over () as all_of_them from "order"
  where id not like '%-copy-%'`;

/** The demo's orders, repeated in turn. */
const ORDERS = `demo_orders o join ${NUMBERS} on o.place = 1 + n % o.all_of_them`;
const LINES = `${ORDERS} join order_item i on i.order_id = o.id and i.version = o.version
  join order_line_item l on l.id = i.item_id`;
const PARCELS = `${ORDERS} join seller_order p on p.order_id = o.id`;
const BOOKED = `${PARCELS} join ledger_transaction t on t.parcel_id = p.id and t.return_id is null`;

const customers = copies(
  "customer",
  "c",
  `(select * from customer where deleted_at is null order by id limit 1) c cross join ${NUMBERS}`,
  `'id', 'cus_copy_' || n, 'email', 'buyer' || n || '@example.uz', 'has_account', true,
   'first_name', (array['Азиз', 'Дилноза', 'Жамшид', 'Нилуфар', 'Рустам', 'Шахло'])[1 + n % 6],
   'created_at', now() - (n::float8 * ${ORDERS_OF_BUYER} / $3::int) * interval '${DAYS} days'`,
);

const reviews = copies(
  "product_review",
  "r",
  `(select *, row_number() over (order by id) as place, count(*) over () as all_of_them from product_review
    where id not like '%-copy-%') r join ${NUMBERS} on r.place = 1 + n % r.all_of_them`,
  `'id', r.id || ${KEY}, 'customer_id', null, 'status', case when n % 200 = 0 or n <= ${NEWEST_PENDING} then 'pending' else 'published' end,
   'created_at', now() - (n::float8 * ${ORDERS_OF_REVIEW} / $3::int) * interval '${DAYS} days'`,
);

/** Without triggers: the ledger's own check each row under the lock of its shop, which takes hours for a million. */
const quiet = [
  copies(
    `"order"`,
    "o",
    ORDERS,
    `'id', o.id || ${KEY}, 'display_id', nextval('order_display_id_seq'), 'custom_display_id', ${NUMBER},
     'customer_id', ${BUYER}, 'created_at', ${AT}, 'updated_at', ${AT}`,
  ),
  copies("order_line_item", "l", LINES, `'id', l.id || ${KEY}`),
  copies(
    "order_item",
    "i",
    LINES,
    `'id', i.id || ${KEY}, 'order_id', o.id || ${KEY}, 'item_id', l.id || ${KEY}`,
  ),
  copies(
    "payment_due",
    "d",
    `${ORDERS} join payment_due d on d.id = o.id`,
    `'id', o.id || ${KEY}, 'number', ${NUMBER}, 'customer_id', ${BUYER}`,
  ),
  copies(
    "payment_attempt",
    "a",
    `${ORDERS} join payment_attempt a on a.order_id = o.id`,
    `'id', a.id || ${KEY}, 'no', nextval('payment_attempt_no'), 'order_id', o.id || ${KEY},
     'external_id', a.external_id || ${KEY}, 'created_time', (extract(epoch from ${AT}) * 1000)::bigint`,
  ),
  copies(
    "ledger_transaction",
    "t",
    BOOKED,
    `'id', t.id || ${KEY}, 'key', t.key || ${KEY}, 'order_id', o.id || ${KEY}, 'parcel_id', p.id || ${KEY},
     'at', ${AT}, 'created_at', ${AT}`,
  ),
  copies(
    "ledger_entry",
    "e",
    `${BOOKED} join ledger_entry e on e.transaction_id = t.id`,
    `'id', e.id || ${KEY}, 'no', nextval('ledger_entry_no'), 'transaction_id', t.id || ${KEY}, 'at', ${AT},
     'available_at', ${AT}, 'payout_id', null`,
  ),
];

/**
 * With triggers: they count parcels and sales. A copy is never newer than its deadline to be accepted, and only the newest
 * wait to be accepted or sent, as in a marketplace that is run.
 */
const parcels = copies(
  "seller_order",
  "p",
  PARCELS,
  `'id', p.id || ${KEY}, 'order_id', o.id || ${KEY}, 'customer_id', ${BUYER},
   'number', ${NUMBER} || substring(p.number from '-\\d+$'), 'created_at', ${AT}, 'updated_at', ${AT},
   'accept_by', ${AT} + interval '24 hours',
   'status', case when n <= $3::int / 200 then p.status when p.status = 'pending' then 'cancelled'
     when p.status in ('confirmed', 'processing') then 'shipped' else p.status end`,
);

const COUNT = `select (select count(*) from "order" where deleted_at is null)::int as orders,
  (select count(*) from customer where id like 'cus_copy_%')::int as buyers,
  (select count(*) from product_review where id like '%-copy-%')::int as reviews`;

/** What triggers of the ledger would have listed. */
const LISTS = `select list_parcel_dates(array(select o.id || ${KEY} from ${ORDERS}))`;

type Counts = Record<"orders" | "buyers" | "reviews", number>;

/**
 * Fills the marketplace up to that many orders by copying the demo's in SQL, spread over a year, with their parcels, payments
 * and entries of the ledger; a tenth as many buyers and a twentieth as many reviews. The balances of shops stay those of the
 * demo. Returns the number of orders.
 */
export async function fillMarketplace(database: string, wanted: number): Promise<number> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    const count = async () => (await client.query<Counts>(COUNT)).rows[0]!;
    const before = await count();
    if (before.orders >= wanted) return before.orders;
    const fill = (statement: string, has: number, most: number) =>
      inBatches(has + 1, most, (from, to) => client.query(statement, [from, to, wanted]));
    await fill(customers, before.buyers, wanted / ORDERS_OF_BUYER);
    await fill(reviews, before.reviews, wanted / ORDERS_OF_REVIEW);
    await client.query(DEMO_ORDERS);
    await client.query("analyze demo_orders");
    await inBatches(before.orders + 1, wanted, async (from, to) => {
      await client.query("begin");
      await client.query("set local session_replication_role = replica");
      for (const statement of quiet) await client.query(statement, [from, to, wanted]);
      await client.query("set local session_replication_role = origin");
      await client.query(parcels, [from, to, wanted]);
      await client.query(LISTS, [from, to, wanted]);
      await client.query("commit");
    });
    await client.query("vacuum analyze");
    return (await count()).orders;
  } finally {
    await client.end();
  }
}

async function inBatches(first: number, last: number, work: (from: number, to: number) => Promise<unknown>) {
  for (let from = first; from <= last; from += BATCH)
    await work(from, Math.min(Math.floor(last), from + BATCH - 1));
}

/** Waits until the copies are in the daily sums and in those of their buyers. */
export async function folded(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    for (;;) {
      const { rows } = await client.query(
        "(select 1 from sale_change limit 1) union all (select 1 from customer_spending_change limit 1)",
      );
      if (rows.length === 0) return;
      await new Promise((done) => setTimeout(done, 500));
    }
  } finally {
    await client.end();
  }
}
