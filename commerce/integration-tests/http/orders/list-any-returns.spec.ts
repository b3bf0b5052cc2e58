import type { AdminStats } from "@bezak/contract/admin-stats.ts";
import type { ListedReturn } from "@bezak/contract/administered-return.ts";
import type { ReturnStatus } from "@bezak/contract/return-status.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readCsv } from "../../../src/product-import/table/read-csv.ts";
import { shiftDay, tashkentDay } from "../../../src/tashkent-days.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { filterAllReturns, type ListedReturnChoice } from "../../../src/workflows/return/list-any-returns.ts";
import { returnPageSql } from "../../../src/workflows/return/return-page.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliverParcels } from "../../harness/paid-orders.ts";
import { readPlan } from "../../harness/rows-read.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";
import { readCells } from "../imports/table-files.ts";
import { getParcel, order, parcelCalls } from "../parcels/parcel-calls.ts";
import { shopCalls, type Person } from "../shops/shop-calls.ts";
import { userAdminCalls } from "../users/user-admin-calls.ts";

interface Page {
  returns: ListedReturn[];
  count: number;
  counts: Record<ReturnStatus, number>;
  next: string | null;
}

let shop: Shop;
let admin: string;
let buyer: Person;

beforeAll(async () => {
  shop = await sharedShop("orders");
  admin = await shopCalls(shop).administrator();
});
beforeEach(async () => void (buyer = await shopCalls(shop).people.join()));
afterAll(async () => expect(await brokenRules(shop.db)).toEqual({}));

const call = <T>(method: string, path: string, body?: object, token: string | undefined = admin) =>
  shop.commerce.call<T & { code: string }>(method, path, { token, body });

const list = async (query: Record<string, string> = {}) =>
  (await call<Page>("GET", `/admin/returns?${new URLSearchParams({ limit: "100", ...query })}`)).body;
const ids = ({ returns }: Page) => returns.map(({ id }) => id);

/** Requests the return of one piece of a line of a delivered order. */
async function requestReturn(placed: OrderView, slug: string): Promise<string> {
  const { id } = placed.items.find(({ product }) => product.slug === slug)!;
  const { id: parcelId } = placed.parcels.find(({ items }) => items.some((item) => item.id === id))!;
  const body = {
    parcelId,
    items: [{ itemId: id, quantity: 1 }],
    reason: "defect",
    text: "Камень выпал",
    refundAccount: "8600123412341234",
  };
  const path = `/customer/orders/${placed.id}/returns`;
  const answer = await call<{ return: { id: string } }>("POST", path, body, buyer.token);
  expect([answer.status, answer.body.code]).toEqual([201, undefined]);
  return answer.body.return.id;
}

/** An order of both shops, delivered, with a return to each: the ring's first. */
async function placeReturned(other: { contact?: object } = {}) {
  const placed = await order(shop, buyer, { ring: 2, watch: 1 }, other);
  await deliverParcels(shop, placed, placed.parcels, new Date());
  return { placed, ring: await requestReturn(placed, "ring"), watch: await requestReturn(placed, "watch") };
}

const decide = async (id: string, status: ReturnStatus) =>
  expect((await call("POST", `/admin/returns/${id}/status`, { status, reason: "Проверка" })).status).toBe(
    200,
  );

describe("the list of all returns", () => {
  it("shows each with its buyer, shop and next steps, as the page of its parcel does", async () => {
    const contact = { name: "Nodira Karimova", phone: "+998935550022" };
    const { placed, ring } = await placeReturned({ contact });
    const found = await list({ q: placed.number });
    const row = found.returns.find(({ id }) => id === ring)!;
    expect(row).toMatchObject({
      orderId: placed.id,
      orderNumber: placed.number,
      parcel: { number: getParcel(placed, "Atlas").number },
      seller: { name: "Atlas" },
      buyer: contact,
      status: "requested",
      reason: "defect",
      text: "Камень выпал",
      items: [{ quantity: 1 }],
      refundAccount: "1234",
      next: ["approved", "rejected"],
    });
    const { parcel } = (
      await call<{ parcel: { returns: object[] } }>("GET", `/admin/orders/${row.parcel.number}`)
    ).body;
    const { buyer: _, ...shown } = row;
    expect(parcel.returns).toContainEqual({ ...shown, ifRefunded: null });
  });

  it("finds them by number, buyer, phone, e-mail, shop and status, and counts each status", async () => {
    const contact = { name: `Gulnora ${buyer.mark}`, phone: "+998977005678", email: `${buyer.mark}@mail.uz` };
    const { placed, ring, watch } = await placeReturned({ contact });
    await decide(watch, "rejected");
    const [atlas, chinor] = [getParcel(placed, "Atlas"), getParcel(placed, "Chinor")];
    const both = [ring, watch].sort();
    const today = tashkentDay(new Date());
    for (const [query, expected] of [
      [{ q: placed.number }, both],
      [{ q: atlas.number }, [ring]],
      [{ q: chinor.number }, [watch]],
      [{ q: `gulnora ${buyer.mark}` }, both],
      [{ q: buyer.email }, both],
      [{ q: contact.email.toUpperCase() }, both],
      [{ q: `${buyer.mark} watch` }, []],
      [{ q: placed.number, seller: atlas.seller.id }, [ring]],
      [{ q: placed.number, status: "requested" }, [ring]],
      [{ q: placed.number, from: shiftDay(today, -1), to: today }, both],
      [{ q: placed.number, from: shiftDay(today, 1) }, []],
      [{ q: placed.number, to: shiftDay(today, -2) }, []],
      [{ q: placed.number, status: "rejected" }, [watch]],
      [{ q: placed.number, status: "refunded" }, []],
      [{ q: placed.number, seller: atlas.seller.id, status: "rejected" }, []],
      [{ q: "%" }, []],
    ] as const) {
      const found = await list(query);
      expect([query, ids(found).sort(), found.count]).toEqual([query, expected, expected.length]);
    }
    expect(ids(await list({ q: "+998 97 700-56-78" }))).toEqual(expect.arrayContaining(both));
    const none = { approved: 0, received: 0, refund_owed: 0, refunded: 0 };
    // the counts of the tabs leave out only the status
    for (const status of ["requested", "refunded"])
      expect((await list({ q: placed.number, status })).counts).toEqual({
        ...none,
        requested: 1,
        rejected: 1,
      });
  });

  it("counts all of them, without those that were withdrawn", async () => {
    const waiting = async () =>
      (await call<{ stats: AdminStats }>("GET", "/admin/stats")).body.stats.awaiting;
    const before = await list();
    const { ring } = await placeReturned();
    const path = `/customer/returns/${ring}`;
    expect((await call("DELETE", path, undefined, buyer.token)).status).toBe(200);
    const after = await list();
    expect(after.counts).toEqual({ ...before.counts, requested: before.counts.requested + 1 });
    expect(after.count).toBe(before.count + 1);
    const oldest = await list({ status: "requested", sort: "oldest", limit: "1" });
    expect(oldest.count).toBe(after.counts.requested);
    const { returns, oldest: since } = await waiting();
    expect([returns, since.returns]).toEqual([oldest.count, oldest.returns[0]?.createdAt]);
    expect(ids(after)).not.toContain(ring);
    const { rows } = await shop.db.query<{ count: number }>(
      "select count(*)::int as count from return_request where deleted_at is null",
    );
    expect(after.count).toBe(rows[0]?.count);
  });

  it("is sorted by the time of the request, page by page", async () => {
    const { placed, ring, watch } = await placeReturned();
    const newest = [watch, ring];
    expect(ids(await list({ limit: "2" }))).toEqual(newest);
    const narrowed = { q: placed.number };
    expect(ids(await list({ ...narrowed, sort: "newest" }))).toEqual(newest);
    expect(ids(await list({ ...narrowed, sort: "oldest" }))).toEqual(newest.toReversed());
    const pages = [1, 2, 3].map((page) => list({ ...narrowed, limit: "1", page: String(page) }));
    expect((await Promise.all(pages)).map((page) => [ids(page), page.count])).toEqual([
      [[watch], 2],
      [[ring], 2],
      [[], 2],
    ]);
    for (const [sort, [one, other]] of Object.entries({ newest, oldest: newest.toReversed() })) {
      const { next } = await list({ ...narrowed, sort, limit: "1" });
      const rest = await list({ ...narrowed, sort, cursor: next ?? "" });
      expect([ids(rest), rest.count, rest.next]).toEqual([[other], 2, null]);
      expect(one).not.toBe(other);
    }
    const first = ids(await list({ sort: "oldest", limit: "1" }));
    expect(first).toEqual(ids(await list({ limit: "1", page: String((await list()).count) })));
  });

  it("is saved as a file with the same filters and sort", async () => {
    const { placed, ring, watch } = await placeReturned({
      contact: { name: "Nodira", phone: "+998935550033" },
    });
    await decide(watch, "rejected");
    const { token } = await userAdminCalls(shop).administrator("support");
    const save = async (query: Record<string, string>) => {
      const path = `/admin/returns/export?${new URLSearchParams({ q: placed.number, ...query })}`;
      const headers = {
        "x-commerce-secret": testEnvironment.COMMERCE_SECRET,
        authorization: `Bearer ${token}`,
      };
      const answer = await fetch(shop.commerce.base + path, { headers });
      const [, ...rows] = await readCells(Buffer.from(await answer.arrayBuffer()), readCsv);
      return rows;
    };
    const rows = await save({ sort: "oldest" });
    expect(rows.map(([id]) => id)).toEqual([ring, watch]);
    expect(rows[0]?.slice(3, 7)).toEqual(["ждёт решения", "Atlas", "Nodira", "+998935550033"]);
    expect([rows[1]?.[3], rows[1]?.[4], rows[1]?.at(-1)]).toEqual(["отклонён", "Chinor", "Проверка"]);
    expect((await save({ status: "rejected" })).map(([id]) => id)).toEqual([watch]);
  });
});

it.each(["status=gone", "sort=amount", `q=${"a".repeat(101)}`, "limit=101", "page=0", "shop=a"])(
  "is 400 for %s",
  async (query) => {
    const { status, body } = await call("GET", `/admin/returns?${query}`);
    expect([status, body.code]).toEqual([400, "invalid_query"]);
  },
);

it("is for administrators who read orders only", async () => {
  const { token: seller } = await parcelCalls(shop).member("atlas");
  for (const token of ["", buyer.token, seller])
    expect((await call("GET", "/admin/returns", undefined, token)).status).toBe(401);
  const { token } = await userAdminCalls(shop).administrator("content");
  const { status, body } = await call("GET", "/admin/returns", undefined, token);
  expect([status, body.code]).toEqual([403, "rank_required"]);
});

it("reads its page from an index, however many returns there are", async () => {
  const client = await shop.db.connect();
  try {
    // seen by nobody else: they are of no order
    await client.query("begin");
    await client.query(
      `insert into return_request (id, order_id, parcel_id, customer_id, seller_id, status, reason, photos, lines,
         amount, raw_amount, timeline, created_at)
       select 'retreq_many' || n, 'ord_' || n, 'par_' || n, 'cus', 'sel_' || n % 50,
         case when n % 100 = 0 then 'requested' when n % 5 = 0 then 'rejected' else 'refunded' end, 'other',
         '{"urls": []}', '{"rows": []}', 1000, '{}', '{"entries": []}', now() - n * interval '1 minute'
       from generate_series(1, 10000) n`,
    );
    await client.query("analyze return_request");
    for (const [choice, index] of [
      [{}, /using "IDX_return_request_created_at_id"/],
      [{ status: "requested" }, /using "IDX_return_request_status_created_at_id"/],
      // most of all returns
      [{ status: "refunded" }, /using "IDX_return_request_(status_)?created_at_id"/],
    ] as [ListedReturnChoice, RegExp][])
      for (const sort of ["newest", "oldest"] as const) {
        const page = returnPageSql(filterAllReturns(choice), { sort, limit: 20, offset: 0 });
        const plan = await readPlan(client, page);
        expect(plan).toMatch(index);
        expect(plan).not.toMatch(/Seq Scan on return_request/);
      }
  } finally {
    await client.query("rollback");
    client.release();
  }
});
