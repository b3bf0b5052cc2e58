import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { deliver, placePaid } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { peopleCalls, type Member } from "./people.ts";
import { userAdminCalls } from "./user-admin-calls.ts";

let shop: Shop;
let users: ReturnType<typeof userAdminCalls>;
let token: string;
const mark = `w${randomUUID().slice(0, 8)}`;
/** with two orders of which none is delivered, with a delivered one, and without any */
let busy: Member;
let paying: Member;
let idle: Member;

beforeAll(async () => {
  shop = await sharedShop("people");
  users = userAdminCalls(shop);
  ({ token } = await users.administrator());
  const people = peopleCalls(shop);
  [busy, paying, idle] = [await people.join(), await people.join(), await people.join()];
  await shop.db.query("update customer set first_name = $1 where id = any($2)", [
    mark,
    [busy.id, paying.id, idle.id],
  ]);
  await placePaid(shop, busy, { watch: 1 });
  await placePaid(shop, busy, { ring: 1 });
  await deliver(shop, await placePaid(shop, paying, { ring: 1 }), new Date());
});

async function sorted(sort: string): Promise<string[]> {
  const { status, body } = await users.list(token, `?${new URLSearchParams({ q: mark, sort })}`);
  expect(status).toBe(200);
  return body.users.map(({ id }) => id);
}

const noted = async () =>
  (
    await shop.db.query("select from customer_spending_change where customer_id = any($1)", [
      [busy.id, paying.id, idle.id],
    ])
  ).rowCount;

const fold = () => shop.commerce.run("../../http/users/inside/fold-spending.ts");

it("sorts by what was ordered and spent a moment ago, and the same once the job has counted it", async () => {
  for (const counted of [false, true]) {
    if (counted) await fold();
    expect(await sorted("orders_desc")).toEqual([busy.id, paying.id, idle.id]);
    expect(await sorted("orders_asc")).toEqual([idle.id, paying.id, busy.id]);
    expect((await sorted("spent_desc"))[0]).toBe(paying.id);
    expect((await sorted("spent_asc")).at(-1)).toBe(paying.id);
  }
  expect(await noted()).toBe(0);
  const { rows } = await shop.db.query("select orders, spent from customer_spending where customer_id = $1", [
    busy.id,
  ]);
  expect(rows).toEqual([{ orders: "2", spent: "0" }]);
});

it("takes off what was refunded for a return, at once and when it is counted", async () => {
  await fold();
  const { rows } = await shop.db.query<{ total: string }>(
    "select total from seller_order where customer_id = $1",
    [paying.id],
  );
  await shop.db.query(
    `insert into return_request (id, order_id, parcel_id, customer_id, seller_id, status, reason, photos, lines, amount,
       raw_amount, timeline)
     select 'retreq_' || $2, order_id, id, customer_id, seller_id, 'requested', 'other', '{"urls":[]}', '{"rows":[]}', total,
       '{}', '{"entries":[]}' from seller_order where customer_id = $1`,
    [paying.id, mark],
  );
  try {
    expect(await noted()).toBe(0);
    await shop.db.query("update return_request set status = 'refunded' where id = $1", [`retreq_${mark}`]);
    expect(await noted()).toBe(1);
    const { body } = await users.read(token, paying.id);
    expect([Number(rows[0]?.total) > 0, body.user.spent]).toEqual([true, 0]);
    const stored = async () =>
      (
        await shop.db.query<{ spent: string }>("select spent from customer_spending where customer_id = $1", [
          paying.id,
        ])
      ).rows[0]?.spent;
    expect(await stored()).toBe(rows[0]?.total);
    await fold();
    expect(await stored()).toBe("0");
  } finally {
    await shop.db.query("delete from return_request where id = $1", [`retreq_${mark}`]);
  }
  expect(await noted()).toBe(1);
});

it("keeps administrators and sellers in the list, and refuses ranks without users", async () => {
  const { body } = await users.list(token, "?role=admin&sort=spent_desc");
  expect(body.users.length).toBeGreaterThan(0);
  expect(body.users.every(({ role }) => role === "admin")).toBe(true);
  const newest = await users.list(token, "?role=seller&limit=100");
  const spent = await users.list(token, "?role=seller&limit=100&sort=spent_asc");
  expect(spent.body.users.map(({ id }) => id).toSorted()).toEqual(
    newest.body.users.map(({ id }) => id).toSorted(),
  );
  const { token: other } = await users.administrator("finance");
  expect((await users.list(other, "?sort=spent_desc")).status).toBe(403);
});
