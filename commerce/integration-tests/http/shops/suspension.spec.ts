import type { AdministeredShop as Administered } from "@bezak/contract/seller-admin.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PricedCart } from "../../../src/workflows/order/quote.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { letHangingGo, untilHanging, whileHanging } from "../../harness/hang-writes.ts";
import { until } from "../../harness/until.ts";
import { createBuyer, newOrder, place, type Buyer } from "../../harness/shop.ts";
import { waiting, waitingAs } from "../../harness/waiting.ts";
import { mailsTo } from "../auth/auth-calls.ts";
import { indexTable } from "../catalog/index-table.ts";
import { takeSnapshot, sharedCatalog, type Catalog } from "../catalog/open-catalog.ts";
import { startAnother } from "../catalog/other-process.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { readColumns, fillIndex } from "./large-shop.ts";
import { shopCalls, type Person } from "./shop-calls.ts";

/** Documents of the shop besides those of its own products; GOODS=<number> for others. */
const COPIES = Number(process.env.GOODS ?? 500);

let catalog: Catalog;
/** on the same database, started while the shop was suspended */
let second: CommerceProcess;
let calls: ReturnType<typeof shopCalls>;
let admin: string;
let owner: Person;
let buyer: Buyer;
let shopId: string;
let untilRestored: () => Promise<unknown>;

beforeAll(async () => {
  catalog = await sharedCatalog();
  untilRestored = await takeSnapshot(catalog);
  calls = shopCalls(catalog);
  admin = await calls.administrator();
  owner = await calls.member("zargar", "owner", { name: "Aziza" });
  buyer = await createBuyer(catalog.commerce);
  shopId = await calls.sellerId("zargar");
  await fillIndex(catalog.db, COPIES);
  await until("all of them to be seen", async () => (await countIn(catalog.commerce)) > COPIES);
});

afterAll(async () => {
  await catalog.db.query("drop table if exists left_behind");
  await catalog.db.query("delete from seller_member where customer_id = $1", [owner.id]);
  await resume(shopId);
  await resume(await calls.sellerId("atlas"));
  await catalog.change({ slug: "gold-ring", sellerName: "Zargar" });
  await untilRestored();
});

const countIn = async (commerce: CommerceProcess) =>
  (await commerce.call<{ count: number }>("GET", "/catalog/products")).body.count;

const asAdmin = <T>(method: string, path: string, body?: unknown, token: string | undefined = admin) =>
  catalog.commerce.call<T & { code: string }>(method, path, { token, body });
const suspend = (id: string, reason: string, token?: string) =>
  asAdmin<{ shop: Administered }>("POST", `/admin/shops/${id}/suspension`, { reason }, token);
const resume = (id: string) => asAdmin<{ shop: Administered }>("POST", `/admin/shops/${id}/resumption`);
const shops = async (query = "") =>
  (await asAdmin<{ shops: Administered[]; count: number }>("GET", `/admin/shops${query}`)).body;
const productId = async (slug: string) => {
  const { rows } = await catalog.db.query<{ id: string }>("select id from product where handle = $1", [slug]);
  return rows[0]?.id ?? "";
};
const readStatus = async (path: string) => (await catalog.commerce.call("GET", path)).status;
const suggested = async (q: string) => {
  const { body } = await catalog.commerce.call<{ sellers: { name: string }[] }>(
    "GET",
    `/catalog/suggest?q=${q}`,
  );
  return body.sellers.map(({ name }) => name);
};

it("a rename of a shop waits for a document that is being written, and is not overwritten by it", async () => {
  const write = `insert on "${await indexTable(catalog.db)}"`;
  const renameMeanwhile = async () => {
    await catalog.change({ slug: "gold-ring", price: 1_850_000 });
    await untilHanging(catalog.db, 1);
    let isAnswered = false;
    const renamed = calls.change(owner.token, { name: "Yangi Ism" }).finally(() => (isAnswered = true));
    await until("the rename to wait or to be answered", async () => isAnswered || waiting(catalog.db));
    expect(isAnswered).toBe(false);
    await until("the rename to be answered", async () => {
      // a renewal that follows the change hangs as well
      await letHangingGo(catalog.db);
      return isAnswered;
    });
    expect((await renamed).status).toBe(200);
  };
  await whileHanging(catalog.db, write, renameMeanwhile, `new.id = '${await productId("gold-ring")}'`);
  const { documents } = await catalog.list({ limit: "5" });
  expect(documents.map(({ seller }) => seller.name)).toEqual(Array(5).fill("Yangi Ism"));
  await catalog.change({ slug: "gold-ring", price: 1_900_000 });
  expect((await calls.change(owner.token, { name: "Yangi Zargar" })).status).toBe(200);
});

it("a rename of a shop shows in lists, pages and suggestions when it is answered", async () => {
  expect((await calls.change(owner.token, { name: "Yangi Zargar" })).status).toBe(200);
  const { documents } = await catalog.list({ limit: "5" });
  expect(documents.map(({ seller }) => seller.name)).toEqual(Array(5).fill("Yangi Zargar"));
  expect(await suggested("yangi")).toEqual(["Yangi Zargar"]);
  const { body } = await catalog.commerce.call<{ product: { seller: object } }>(
    "GET",
    "/catalog/products/gold-ring",
  );
  expect(body.product.seller).toEqual({ id: shopId, name: "Yangi Zargar" });
  const page = await catalog.commerce.call<{ seller: object }>("GET", "/catalog/sellers/zargar");
  expect(page.body.seller).toMatchObject({ name: "Yangi Zargar", slug: "zargar" });
});

it("a rename of a shop succeeds beside a writer of the same documents in another sequence", async () => {
  const table = await indexTable(catalog.db);
  const { rows } = await catalog.db.query<{ id: string }>(
    `select id from "${table}" where indexed->>'sellerId' = $1 order by ctid`,
    [shopId],
  );
  const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
  const writer = await catalog.db.connect();
  const write = (id?: string) =>
    writer.query(`update "${table}" set document = document where id = $1`, [id]);

  /** Renames between two writes of another connection; returns whether the database aborted that one. */
  async function rename(name: string): Promise<boolean> {
    let isEnded = false;
    await writer.query("begin");
    await write(last);
    const renamed = calls.change(owner.token, { name });
    await until("the rename to wait", () => waiting(catalog.db));
    await write(first).catch((error: { code?: string }) => {
      if (error.code !== "40P01") throw error;
      isEnded = true;
    });
    await writer.query(isEnded ? "rollback" : "commit");
    expect((await renamed).status).toBe(200);
    const { documents } = await catalog.list({ limit: "3" });
    expect(documents.map(({ seller }) => seller.name)).toEqual(Array(3).fill(name));
    return isEnded;
  }

  // the database aborts one of both, mostly the one that has waited longer, which has to write again
  let renames = 0;
  try {
    await until("the rename to be aborted", async () => !(await rename(`Yangi Zargar ${(renames += 1)}`)));
  } finally {
    await writer.query("rollback");
    writer.release();
  }
});

it("administrators find shops, and nobody else does", async () => {
  const { shops: found, count } = await shops("?q=YANGI");
  expect([count, found]).toEqual([
    1,
    [
      expect.objectContaining({
        id: shopId,
        status: "active",
        suspendedReason: null,
        owner: expect.anything(),
      }),
    ],
  ]);
  expect(found[0]).toMatchObject({ owner: { email: owner.email }, productCount: expect.any(Number) });
  expect((await shops(`?q=${encodeURIComponent(owner.email)}`)).count).toBe(1);
  expect(await shops(`?q=${found[0]?.id}`)).toMatchObject({ count: 1, shops: [{ id: found[0]?.id }] });
  expect((await shops("?status=suspended")).count).toBe(0);
  expect((await shops("?q=%25")).count).toBe(0);
  await catalog.db.query("update seller set joined_at = '2001-02-03 00:00+05' where id = $1", [found[0]?.id]);
  expect((await shops("?q=YANGI&from=2001-02-03&to=2001-02-03")).count).toBe(1);
  expect((await shops("?q=YANGI&to=2001-02-02")).count).toBe(0);
  for (const [token, status] of [
    ["", 401],
    [owner.token, 401],
    [buyer.token, 401],
  ] as const) {
    expect((await asAdmin("GET", "/admin/shops", undefined, token)).status).toBe(status);
    expect((await suspend(shopId, "Because", token)).status).toBe(status);
  }
  expect((await suspend("sel_none", "Because")).body.code).toBe("seller_not_found");
  expect((await resume("sel_none")).body.code).toBe("seller_not_found");
  expect((await suspend(shopId, " a ")).status).toBe(400);
});

it("a suspended shop disappears with all of its products when that is answered, and carts report it", async () => {
  const id = await productId("gold-ring");
  expect((await catalog.list()).count).toBeGreaterThan(COPIES);
  const liked = async (method: string, body?: object) =>
    (
      await catalog.commerce.call<{ total: number }>(method, "/customer/favorites", {
        token: buyer.token,
        body,
      })
    ).body;
  await liked("POST", { productId: id });
  await catalog.db.query(
    `create table left_behind as select * from "${await indexTable(catalog.db)}" where id = '${id}'`,
  );
  expect((await liked("GET")).total).toBe(1);
  const { status, body } = await suspend(shopId, "Жалобы на подделки");
  expect(status).toBe(200);
  const now = { status: "suspended", suspendedReason: "Жалобы на подделки", suspendedAt: expect.any(String) };
  expect(body.shop).toMatchObject(now);
  expect((await catalog.list()).count).toBe(0);
  expect((await catalog.list({ q: "кольцо" })).count).toBe(0);
  expect(await suggested("yangi")).toEqual([]);
  expect((await liked("GET")).total).toBe(0);
  expect(await readStatus("/catalog/products/gold-ring")).toBe(404);
  expect(await readStatus("/catalog/sellers/zargar")).toBe(404);
  const quote = await catalog.commerce.call<PricedCart>("POST", "/catalog/quote", {
    body: { items: [{ productId: id, quantity: 1 }] },
  });
  expect(quote.body).toMatchObject({ orderable: false, items: [{ change: "gone" }] });

  const refused = await place(catalog.commerce, buyer, newOrder([{ productId: id, quantity: 1 }]));
  expect(refused.status).toBe(409);
  expect(catalog.commerce.output()).toMatch(new RegExp(`shop ${shopId} was suspended by user_`));
  expect((await suspend(shopId, "Жалобы на подделки")).body.shop).toEqual(body.shop);
  expect((await shops("?status=suspended")).count).toBe(1);
  const { shop } = (await calls.own(owner.token)).body;
  expect(shop).toMatchObject({ ...now, suspendedAt: body.shop.suspendedAt });
  // the panel stays open
  expect((await calls.change(owner.token, { workingHours: "9-18" })).status).toBe(200);
  expect((await catalog.list()).count).toBe(0);
});

it("a start removes what a killed renewal left of the shop, and renews nothing else of it", async () => {
  const table = await indexTable(catalog.db);
  const columns = await readColumns(catalog.db, table);
  const checked = /Catalogue checked: (\d+) documents renewed/;
  const name = "bezak second";
  // the serving process repeats renewals that failed before, and would remove the document itself
  const holder = await catalog.db.connect();
  try {
    await holder.query("select pg_advisory_lock(hashtextextended('document:' || id, 0)) from left_behind");
    await holder.query(`insert into "${table}" (id, ${columns}) select id, ${columns} from left_behind`);
    await holder.query(`update "${table}" set updated_at = now()`);
    second = await startAnother(catalog, { PGAPPNAME: name });
    await until("the start to renew what it found", () => waitingAs(catalog.db, name), 60);
  } finally {
    // a connection that goes back to the pool keeps its locks
    holder.release(true);
  }
  await until("the start to have checked the catalogue", () => checked.test(second.output()), 60);
  // products of other shops have no category here: they have no document, and every start checks them
  const { rows } = await catalog.db.query<{ others: number }>(
    `select count(*)::int as others from product p join seller_seller_product_product l on l.product_id = p.id
     where p.status = 'published' and p.deleted_at is null and l.seller_id <> $1`,
    [shopId],
  );
  expect(checked.exec(second.output())?.[1]).toBe(String((rows[0]?.others ?? 0) + 1));
  expect(await countIn(second)).toBe(0);
});

it("the owner of a suspended shop is notified in the inbox and by mail, once", async () => {
  const { list } = inboxCalls(catalog.commerce);
  const readEntries = async () =>
    (await list({ ...owner, id: owner.id })).filter(({ link }) => link === "/seller");
  await expect.poll(async () => (await readEntries()).length, { timeout: 30_000 }).toBe(1);
  expect((await readEntries())[0]?.text).toContain("Жалобы на подделки");
  const [mail] = await mailsTo(catalog.commerce, owner.email, 2);
  expect(mail?.text).toContain("Жалобы на подделки");
});

it("a resumed shop sells again; other processes follow that and the next suspension", async () => {
  const { body } = await resume(shopId);
  expect(body.shop).toMatchObject({ status: "active", suspendedReason: null, suspendedAt: null });
  expect((await resume(shopId)).status).toBe(200);
  await expect.poll(() => catalog.slugs({ q: "кольцо" }), { timeout: 30_000 }).toContain("gold-ring");
  expect(await readStatus("/catalog/sellers/zargar")).toBe(200);
  await until("the other process to sell it", async () => (await countIn(second)) > 0);
  await suspend(shopId, "Жалобы на подделки");
  await until("the other process to hide it", async () => (await countIn(second)) === 0);
  await resume(shopId);
});

it("orders of a suspended shop go on", async () => {
  const lines = [{ productId: catalog.productIds("ring").productId, quantity: 1 }];
  const placed = await place<{ order: OrderView }>(catalog.commerce, buyer, newOrder(lines));
  expect(placed.status).toBe(201);
  const { id: orderId, parcels } = placed.body.order;
  const atlas = await calls.member("atlas", "owner");
  await suspend(await calls.sellerId("atlas"), "Проверка документов");
  expect((await calls.own(atlas.token)).body.shop).toMatchObject({ status: "suspended", awaiting: 1 });
  for (const to of ["confirmed", "processing", "shipped", "delivered"]) {
    await catalog.commerce.run("move-parcel.ts", { orderId, parcelId: parcels[0]?.id, to, actor: "seller" });
  }
  const { shop } = (await calls.own(atlas.token)).body;
  expect(shop).toMatchObject({
    awaiting: 0,
    checklist: expect.arrayContaining([{ step: "first_sale", done: true }]),
  });
});
