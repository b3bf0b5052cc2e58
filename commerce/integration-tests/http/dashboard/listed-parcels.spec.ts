import { parcelTabs } from "@bezak/contract/parcel-status.ts";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import { awayFromMidnight } from "../../harness/away-from-midnight.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { LISTED } from "../../harness/listed-parcels.ts";
import type { Shop } from "../../harness/shop.ts";
import { getParcel, later, order } from "../parcels/parcel-calls.ts";
import { openStats } from "./stats-orders.ts";

let shop: Shop;
let admin: string;
let buyerId: string;

/** Parcels of one order delivered at once and long ago, one of them returned today, and parcels that wait. */
beforeAll(async () => {
  const { buyer, buying, ...opened } = await openStats();
  ({ shop, admin } = opened);
  buyerId = buyer.id;
  const paid = await buying.place({ isPaid: true });
  await buying.deliver(paid, "Chinor");
  await buying.deliver(paid, "Atlas");
  await buying.returnPiece(paid, "ring");
  await backdate(getParcel(paid, "Chinor").id, 9);
  await backdate(getParcel(paid, "Atlas").id, 3);
  const cash = await buying.place();
  await Promise.all(["Chinor", "Atlas"].map((seller) => buying.deliver(cash, seller)));
  for (const hours of [0, 25, 49, 73]) {
    const { id } = getParcel(await order(shop, buyer, { watch: 1 }), "Chinor");
    await later(shop, id, hours);
    await shop.db.query(
      "update seller_order set created_at = created_at - $2 * interval '1 hour' where id = $1",
      [id, hours],
    );
  }
});
beforeEach(awayFromMidnight);
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

/** Dates the delivery of a parcel back. Bookings never change, so their triggers are left out. */
async function backdate(parcelId: string, days: number): Promise<void> {
  const client = await shop.db.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    const { rows } = await client.query<Record<"id" | "order_id", string>>(
      `update ledger_transaction set at = at - $2 * interval '1 day' where parcel_id = $1 and kind = 'earning'
       returning id, order_id`,
      [parcelId, days],
    );
    await client.query(
      `update ledger_entry set at = at - $2 * interval '1 day' where transaction_id = $1 and account <> 'seller'`,
      [rows[0]!.id, days],
    );
    await client.query("select list_parcel_dates(array[$1])", [rows[0]!.order_id]);
    await client.query("commit");
  } finally {
    client.release();
  }
}

type Days = Partial<Record<"from" | "to", string>>;

interface Page {
  parcels: { id: string }[];
  next: string | null;
  count: number;
  counts: Record<string, number>;
}

async function read(query: Record<string, string>): Promise<Page> {
  const path = `/admin/orders?${new URLSearchParams(query)}`;
  const { status, body } = await shop.commerce.call<Page>("GET", path, { token: admin });
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** The ids of all pages. */
async function readAll(query: Record<string, string>, limit = 25): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: Page = await read({ ...query, limit: String(limit), ...(cursor && { cursor }) });
    ids.push(...page.parcels.map(({ id }) => id));
    cursor = page.next;
  }
  return ids;
}

/** The parcels of a list on these days as payments and ledger have them, with their tabs. */
async function readPlainly(list: string, { from, to }: Days) {
  const { rows } = await shop.db.query<{ id: string; tabs: string[] }>(
    `select distinct id, array[seller_order_tab(p.status, p.accept_by, p.deleted_at),
       case when p.status = 'pending' and p.accept_by < now() then 'late' end] as tabs
     from (${LISTED}) listed join seller_order p using (id) where list = $1 and p.deleted_at is null
       and ($2::date is null or (at at time zone 'Asia/Tashkent')::date >= $2)
       and ($3::date is null or (at at time zone 'Asia/Tashkent')::date <= $3)`,
    [list, from, to],
  );
  return rows;
}

const ago = (days: number) => shiftDay(tashkentDay(new Date()), -days);

it.each([
  ["paymentMethod", "cash", "method cash"],
  ["paymentMethod", "card", "method card"],
  ["dated", "delivered", "delivered"],
  ["dated", "first_delivered", "first_delivered"],
  ["dated", "returned", "returned"],
  ["dated", "commission", "commission"],
])(
  "the list by %s %s and its counts are those of a plain search, on any days",
  async (filter, value, list) => {
    for (const days of [
      {},
      { from: ago(9), to: ago(9) },
      { from: ago(30), to: ago(1) },
      { from: ago(1) },
      { to: ago(2) },
    ] as Days[]) {
      const query: Record<string, string> = { [filter]: value, ...days };
      const plain = await readPlainly(list, days);
      const ids = plain.map(({ id }) => id).sort();
      const counts = Object.fromEntries(
        parcelTabs.map((tab) => [tab, plain.filter(({ tabs }) => tabs.includes(tab)).length]),
      );
      expect([days, await read(query)]).toMatchObject([days, { count: ids.length, counts }]);
      const newest = await readAll(query);
      expect(newest.toSorted()).toEqual(ids);
      expect(await readAll({ ...query, sort: "oldest" })).toEqual(newest.toReversed());
      // read from the parcels themselves, as every list that is sorted by sum
      expect((await readAll({ ...query, sort: "total_desc" })).toSorted()).toEqual(ids);
      const cash = new Set((await readPlainly("method cash", {})).map(({ id }) => id));
      if (filter === "dated")
        expect((await readAll({ ...query, paymentMethod: "cash" })).toSorted()).toEqual(
          ids.filter((id) => cash.has(id)),
        );
    }
  },
);

it.each(["accepted_late", "sent_late"])(
  "pages of the list by %s are the same among the newest parcels and among all",
  async (dated) => {
    for (const days of [{}, { to: ago(0) }, { from: ago(2) }, { from: ago(0), to: ago(0) }] as Days[]) {
      // other specs move deadlines to before their parcels were placed
      const query: Record<string, string> = { dated, buyer: buyerId, ...days };
      // a page of one is full among the newest parcels, one of a hundred is not
      const ids = await readAll(query, 100);
      expect(await readAll(query, 1)).toEqual(ids);
      expect((await readAll({ ...query, sort: "oldest" }, 100)).toReversed()).toEqual(ids);
    }
    expect((await read({ dated, buyer: buyerId, to: ago(0) })).count).toBeGreaterThan(0);
  },
);
