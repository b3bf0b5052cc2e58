import { moderationTimes } from "@bezak/contract/moderation-rules.ts";
import type { OpenedItem } from "@bezak/contract/opened-items.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { newOrder, placePatiently, type Buyer } from "../../harness/shop.ts";
import { openQueue, type Queue } from "./open-queue.ts";

type Who = "first" | "second";
interface Opened {
  opened: OpenedItem[];
  code?: string;
}

let queue: Queue;
let buyer: Buyer;
let order: { id: string; parcel: string; number: string };
let product: string;

const open = async (by: Who, path: string, active = true, at: CommerceProcess = queue.commerce) =>
  at.call<Opened>("POST", `/admin/${path}/opened`, { token: queue.administrators[by], body: { active } });
const who = async (by: Who, path: string, active = false, at?: CommerceProcess) =>
  (await open(by, path, active, at)).body.opened;
const rowsOf = async (id: string) =>
  (
    await queue.db.query<{ seconds: number; opened_on: string }>(
      "select extract(epoch from until - opened_at)::int as seconds, opened_on from opened_item where item_id = $1",
      [id],
    )
  ).rows;

beforeAll(async () => {
  queue = await openQueue(1);
  [buyer] = queue.buyers as [Buyer];
  product = (await queue.product("gold-ring")).id;
  await placePatiently(queue.commerce, buyer, newOrder([{ productId: product, quantity: 1 }]));
  const { rows } = await queue.db.query<{ id: string; parcel: string; number: string }>(
    "select order_id as id, id as parcel, number from seller_order order by created_at desc limit 1",
  );
  order = rows[0]!;
});

describe("the page of an order", () => {
  it("shows the name of whoever else has it open, by id and number of a parcel, also in another process", async () => {
    const another = await queue.start();
    expect(await who("first", `orders/${order.parcel}`, true)).toEqual([]);
    const seen = await who("second", `orders/${order.number}`, false, another);
    expect(seen).toEqual([
      { id: order.id, by: { id: expect.any(String), name: "Admin" }, since: expect.any(String) },
    ]);
    // whoever only reads has nothing open
    expect(await who("first", `orders/${order.parcel}`)).toEqual([]);
    await open("second", `orders/${order.parcel}`, true, another);
    expect(await who("first", `orders/${order.parcel}`)).toHaveLength(1);
    expect(await who("second", `orders/${order.parcel}`)).toEqual(seen);
  });

  it("is left a minute after the last sign of life", async () => {
    await queue.db.query("delete from opened_item");
    await open("first", `orders/${order.parcel}`);
    expect(await rowsOf(order.id)).toEqual([{ seconds: moderationTimes.open, opened_on: "order" }]);
    expect(await who("second", `orders/${order.parcel}`)).toHaveLength(1);
    // a call that only reads is no sign of life
    await queue.db.query("update opened_item set until = now() where item_id = $1", [order.id]);
    expect(await who("first", `orders/${order.parcel}`)).toEqual([]);
    expect(await who("second", `orders/${order.parcel}`)).toEqual([]);
    await open("first", `orders/${order.parcel}`);
    expect(await who("second", `orders/${order.parcel}`)).toHaveLength(1);
  });

  it("is not among what the queue shows, and stays open when its administrator goes on in the queue", async () => {
    await queue.db.query("delete from opened_item");
    await open("first", `orders/${order.parcel}`);
    expect(await queue.open("second")).toEqual([]);
    await queue.open("first", await queue.message("Где мой заказ?"));
    await queue.open("first");
    expect(await who("second", `orders/${order.parcel}`)).toHaveLength(1);
  });
});

it("a product that is open on its page is open in the queue too, and the other way round", async () => {
  await queue.db.query("delete from opened_item");
  await open("first", `products/${product}`);
  expect(await queue.open("second")).toMatchObject([{ id: product, by: { name: "Admin" } }]);
  await queue.open("second", product);
  expect(await who("first", `products/${product}`)).toMatchObject([{ id: product }]);
});

it("unknown pages are not found, and nobody but administrators opens one", async () => {
  for (const path of ["orders/par_none", "products/prod_none"]) {
    const { status, body } = await open("first", path);
    expect([path, status, body.code]).toEqual([
      path,
      404,
      path.startsWith("orders") ? "order_not_found" : "product_not_found",
    ]);
  }
  for (const path of [`orders/${order.parcel}`, `products/${product}`]) {
    for (const token of [undefined, buyer.token]) {
      const { status } = await queue.commerce.call("POST", `/admin/${path}/opened`, {
        token,
        body: { active: true },
      });
      expect([path, status]).toEqual([path, 401]);
    }
    const { status } = await queue.commerce.call("POST", `/admin/${path}/opened`, {
      token: queue.administrators.first,
      body: { active: "yes" },
    });
    expect([path, status]).toEqual([path, 400]);
  }
});
