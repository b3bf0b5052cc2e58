import { withClient } from "../postgres/connection.ts";
import { copies } from "./copy-rows.ts";

/** Ids begin so, after their prefix. The queue's cursor takes ids of letters, digits and underscores. */
const MARK = "copy";

const numbers = "cross join generate_series(1, $1::int) as n";

const first = (table: string, where = "true") =>
  `(select * from ${table} where ${where} order by created_at, id limit 1)`;

/** Minutes apart, the first ones the oldest; before the time in which jobs look for what is new. */
const SINCE = "now() - interval '2 days' - ($1::int - n) * interval '1 minute'";

const review = (alias: string, status: string, offset: number) =>
  copies(
    "product_review",
    "r",
    `(select * from product_review where id not like 'prev_${MARK}%'
       and product_id = (select id from product where deleted_at is null order by id offset ${offset} limit 1)
       order by created_at limit 1) r ${numbers}`,
    `'id', 'prev_${MARK}${alias}' || n, 'customer_id', 'cus_${MARK}' || n, 'status', '${status}',
     'text', r.text || ' ' || n, 'created_at', ${SINCE}, 'updated_at', ${SINCE}`,
  );

const statements = [
  copies(
    "customer",
    "c",
    `${first("customer", "has_account")} c ${numbers}`,
    `'id', 'cus_${MARK}' || n, 'email', '${MARK}' || n || '@example.uz', 'created_at', ${SINCE}, 'updated_at', ${SINCE}`,
  ),
  review("a", "pending", 0),
  review("b", "published", 1),
  `insert into review_report (id, review_id, customer_id, reason, created_at)
   select 'rrep_${MARK}' || n, 'prev_${MARK}b' || n, 'cus_${MARK}' || ($1::int + 1 - n), 'spam', ${SINCE}
   from generate_series(1, $1::int) as n`,
  `insert into seller_application (id, customer_id, company_name, business_type, contact_person, phone, description,
     monthly_volume, experience, categories, terms_agreed_at, created_at, updated_at)
   select 'selapp_${MARK}' || n, 'cus_${MARK}' || n, 'Zargar ' || n, 'llc', 'Aziza Karimova', '+998901112233',
     'Silver rings and bracelets', 'under_50', '1_3_years', '[]', now(), ${SINCE}, ${SINCE}
   from generate_series(1, $1::int) as n`,
  `insert into contact_message (id, number, topic, name, email, message, language, idempotency_key, body_hash, created_at)
   select 'cmsg_${MARK}' || n, '${MARK}' || n, 'order', 'Dilnoza', '${MARK}' || n || '@example.uz',
     'Where is my order?', 'uz', '${MARK}' || n, '', ${SINCE}
   from generate_series(1, $1::int) as n`,
  copies(
    "product",
    "p",
    `${first("product", "deleted_at is null")} p ${numbers}`,
    `'id', 'prod_${MARK}' || n, 'handle', '${MARK}-' || n, 'status', 'published'`,
  ),
  copies(
    "seller_seller_product_product",
    "o",
    `${first("seller_seller_product_product", "deleted_at is null")} o ${numbers}`,
    `'id', 'link_${MARK}' || n, 'product_id', 'prod_${MARK}' || n`,
  ),
  `insert into changed_product (product_id, changed, created_at)
   select 'prod_${MARK}' || n, '["name"]', ${SINCE} from generate_series(1, $1::int) as n`,
];

const tables = [
  ["review_report", "id"],
  ["product_review", "id"],
  ["seller_application", "id"],
  ["contact_message", "id"],
  ["changed_product", "product_id"],
  ["moderation_decision", "item_id"],
  ["seller_seller_product_product", "id"],
  ["product", "id"],
  ["customer", "id"],
] as const;

/** Removes what `fillQueue` has added: the catalogue must not find products without variants at its next start. */
export const emptyQueue = (database: string): Promise<void> =>
  withClient(database, async (client) => {
    for (const [table, id] of tables)
      await client.query(String.raw`delete from ${table} where ${id} ~ '^[a-z]+\_${MARK}[ab]?\d+$'`);
  });

/** Lets that many items of each of the five kinds wait, by copying in SQL. */
export async function fillQueue(database: string, items: number): Promise<void> {
  await emptyQueue(database);
  await withClient(database, async (client) => {
    await client.query("begin");
    for (const statement of statements) await client.query(statement, [items]);
    await client.query("commit");
    await client.query("vacuum analyze");
  });
}
