import {
  administeredProductSorts,
  parcelSorts,
  shopSorts,
  timeSorts,
  userSorts,
} from "@bezak/contract/administered-sorts.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deliver, placePaid } from "../../harness/paid-orders.ts";
import { followCursors } from "../../harness/follow-cursors.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { peopleCalls } from "../users/people.ts";
import { userAdminCalls } from "../users/user-admin-calls.ts";

interface Row {
  id: string;
  createdAt: string;
  updatedAt: string;
  joinedAt: string;
  total: number;
  balance: number;
  orders: number;
  spent: number;
  name: string | { ru: string };
}

let shop: Shop;
let token: string;

beforeAll(async () => {
  shop = await sharedShop("people");
  ({ token } = await userAdminCalls(shop).administrator());
  const buyer = await peopleCalls(shop).join();
  // balances differ once a shop has earned something
  const delivered = await placePaid(shop, buyer, { ring: 1 });
  await deliver(shop, delivered, new Date());
  await placePaid(shop, buyer, { ring: 3 });
  await placePaid(shop, buyer, { watch: 1 });
  // a balance that changes between two reads moves its shop
  const entries = `select 1 from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
    where e.account = 'seller' and t.order_id = $1`;
  await until(
    "the delivery to be booked",
    async () => (await shop.db.query(entries, [delivered.id])).rowCount,
  );
  await shop.db.query(
    `insert into contact_message (id, number, topic, name, email, message, language, status, created_at,
       idempotency_key, body_hash)
     select 'cmsg_sorted' || n, 'sorted' || n, 'other', 'Ali', 'a@b.uz', 'Text', 'ru', 'new',
       now() - n * interval '1 minute', 'sorted' || n, '' from generate_series(1, 3) n`,
  );
  await shop.db.query(
    `insert into product_review (id, product_id, seller_id, customer_id, rating, text, images, status, created_at)
     select 'prev_sorted' || n, 'prod_sorted', 'sel_sorted', 'cus_sorted' || n, 5, 'Text', '{}',
       case n when 2 then 'pending' else 'published' end, now() - n * interval '1 minute' from generate_series(1, 3) n`,
  );
  await shop.db.query(
    `insert into seller_application (id, customer_id, company_name, business_type, contact_person, phone, description,
       monthly_volume, experience, categories, terms_agreed_at, created_at, status)
     select 'selapp_sorted' || n, $1, 'Sorted', 'llc', 'Ali', '+998901234567', 'Text', 'under_50', 'none', '[]', now(),
       now() - n * interval '1 minute', case n when 2 then 'pending' else 'rejected' end from generate_series(1, 3) n`,
    [buyer.id],
  );
  // what a shop begins with is made at one moment
  for (const [table, column] of [
    ["product", "created_at"],
    ["product", "updated_at"],
    ["seller", "joined_at"],
  ])
    await shop.db.query(
      `update ${table} set ${column} = ${column} - no * interval '1 minute'
       from (select id as numbered, row_number() over (order by md5(id)) as no from ${table}) n where id = numbered`,
    );
});

// other specs read the same lists
afterAll(async () => {
  for (const table of ["contact_message", "product_review", "seller_application"])
    await shop.db.query(`delete from ${table} where id like '%sorted_'`);
});

const call = (list: string, query: string) =>
  shop.commerce.call<Record<string, Row[]> & { next: string | null }>("GET", `/admin/${list}?${query}`, {
    token,
  });

const read = async (list: string, field: string, query: string): Promise<Row[]> =>
  (await call(list, query)).body[field]!;

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

const follow = (list: string, field: string, sort: string, most: number): Promise<Row[]> =>
  followCursors(
    async (query) => (await call(list, `${new URLSearchParams({ ...query, ...(sort && { sort }) })}`)).body,
    (page) => page[field]!,
    most,
  );

/** Rows of products do not say when they were created. */
async function readCreation(rows: readonly Row[]): Promise<Row[]> {
  const { rows: created } = await shop.db.query<{ id: string; at: string }>(
    "select id, created_at::text as at from product where id = any ($1)",
    [idsOf(rows)],
  );
  const times = new Map(created.map(({ id, at }) => [id, at]));
  return rows.map((row) => ({ ...row, createdAt: times.get(row.id) ?? "" }));
}

const nameOf = ({ name }: Row) => (typeof name === "string" ? name : name.ru).toLowerCase();

/** What a row is sorted by, and in which direction. */
const keys: Record<string, [(row: Row) => string | number, 1 | -1]> = {
  newest: [({ createdAt, joinedAt }) => createdAt ?? joinedAt, -1],
  oldest: [({ createdAt, joinedAt }) => createdAt ?? joinedAt, 1],
  changed: [({ updatedAt }) => updatedAt, -1],
  total_desc: [({ total }) => total, -1],
  total_asc: [({ total }) => total, 1],
  balance_desc: [({ balance }) => balance, -1],
  balance_asc: [({ balance }) => balance, 1],
  orders_desc: [({ orders }) => orders, -1],
  orders_asc: [({ orders }) => orders, 1],
  spent_desc: [({ spent }) => spent, -1],
  spent_asc: [({ spent }) => spent, 1],
  name: [nameOf, 1],
};

const opposites: Record<string, string> = {
  newest: "oldest",
  oldest: "newest",
  total_desc: "total_asc",
  total_asc: "total_desc",
  balance_desc: "balance_asc",
  balance_asc: "balance_desc",
  orders_desc: "orders_asc",
  orders_asc: "orders_desc",
  spent_desc: "spent_asc",
  spent_asc: "spent_desc",
};

it.each([
  ...userSorts.map((sort) => ["users", "users", sort] as const),
  ...parcelSorts.map((sort) => ["orders", "parcels", sort] as const),
  ...administeredProductSorts.map((sort) => ["products", "products", sort] as const),
  ...shopSorts.map((sort) => ["shops", "shops", sort] as const),
  ...timeSorts.map((sort) => ["reviews", "reviews", sort] as const),
  ...timeSorts.map((sort) => ["contact-messages", "messages", sort] as const),
  ...timeSorts.map((sort) => ["seller-applications", "applications", sort] as const),
])("sorts %s (%s) by %s, across pages and cursors", async (list, field, sort) => {
  const rows = await read(list, field, `sort=${sort}&limit=10&page=1`);
  expect(rows.length).toBeGreaterThan(1);
  const halves = [
    await read(list, field, `sort=${sort}&limit=5&page=1`),
    await read(list, field, `sort=${sort}&limit=5&page=2`),
  ];
  expect(idsOf(halves.flat())).toEqual(idsOf(rows));
  const few = rows.slice(0, 3);
  expect(idsOf(await follow(list, field, sort, few.length))).toEqual(idsOf(few));
  const [key, direction] = keys[sort]!;
  const whole = list === "products" ? await readCreation(rows) : rows;
  const values = whole.map(key);
  // equal ones would be sorted by anything; other specs may have filled a page with them
  const reverse = opposites[sort];
  const last =
    reverse && list !== "products" ? await read(list, field, `sort=${reverse}&limit=10&page=1`) : [];
  expect(new Set([...values, ...last.map(key)]).size).toBeGreaterThan(1);
  const byName = (one: string | number, other: string | number) =>
    typeof one === "string" && sort === "name"
      ? one.localeCompare(String(other), "ru")
      : one < other
        ? -1
        : one > other
          ? 1
          : 0;
  // which alphabet comes first is up to the database; other specs name shops in both
  const alphabets = sort === "name" ? [/^\P{Script=Cyrillic}/u, /^\p{Script=Cyrillic}/u] : [/^/];
  for (const alphabet of alphabets) {
    const own = values.filter((value) => alphabet.test(String(value)));
    expect(own).toEqual(own.toSorted((one, other) => direction * byName(one, other)));
  }
});

it.each([
  ["seller-applications", "applications"],
  ["reviews", "reviews"],
])("follows cursors of %s in their own order, to the end", async (list, field) => {
  const rows = await read(list, field, "limit=100");
  expect(idsOf(await follow(list, field, "", 100))).toEqual(idsOf(rows));
  expect((await call(list, "limit=100")).body.next).toBeNull();
});

it("neither repeats nor leaves out a message when others are added and removed before it", async () => {
  const { messages, next } = (await call("contact-messages", "sort=newest&limit=1&q=sorted")).body;
  expect(idsOf(messages!)).toEqual(["cmsg_sorted1"]);
  await shop.db.query("update contact_message set id = 'cmsg_gone_sorted0' where id = 'cmsg_sorted1'");
  await shop.db.query("update contact_message set deleted_at = now() where id = 'cmsg_gone_sorted0'");
  const query = `sort=newest&limit=1&q=sorted&cursor=${next}`;
  expect(idsOf((await call("contact-messages", query)).body["messages"]!)).toEqual(["cmsg_sorted2"]);
  expect(idsOf((await call("contact-messages", `${query}&page=2`)).body["messages"]!)).toEqual([
    "cmsg_sorted3",
  ]);
});

it("refuses a cursor of another order, and what is none", async () => {
  const { next } = (await call("orders", "sort=newest&limit=1")).body;
  const written = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
  for (const cursor of [
    next!.slice(3),
    "1",
    written(["newest", "1e400", "x"]),
    written(["newest", "9".repeat(18), "x"]),
    written(["newest", "1", "a\0b"]),
    written(["newest", "1"]),
  ])
    expect([cursor, (await call("orders", `sort=newest&cursor=${cursor}`)).status]).toEqual([cursor, 400]);
  expect((await call("orders", `sort=oldest&cursor=${next}`)).status).toBe(400);
  expect((await call("orders", `sort=newest&cursor=${next}`)).status).toBe(200);
  expect((await call("shops", `sort=name&cursor=${written(["name", "\0", "x"])}`)).status).toBe(400);
});

it("refuses an unknown order", async () => {
  for (const list of ["users", "orders", "products", "shops"]) {
    const { status } = await shop.commerce.call("GET", `/admin/${list}?sort=spent`, { token });
    expect(status).toBe(400);
  }
});
