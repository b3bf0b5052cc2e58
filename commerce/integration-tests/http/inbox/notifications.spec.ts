import { beforeAll, describe, expect, it } from "vitest";
import type { ParcelMove } from "../../../src/workflows/order/move-parcel.ts";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { createBuyer, createBuyers, newOrder, place, type Buyer } from "../../harness/shop.ts";
import { sharedCatalog, type Catalog } from "../catalog/open-catalog.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { inboxCalls } from "./inbox-calls.ts";

let catalog: Catalog;
let inbox: ReturnType<typeof inboxCalls>;

const within = { timeout: 20_000 };

const line = (handle: string) => ({ productId: catalog.productIds(handle).productId, quantity: 1 });

async function ordered(buyer: Buyer, handles: string[], key?: string): Promise<OrderView> {
  const { body } = await place<{ order: OrderView }>(
    catalog.commerce,
    buyer,
    newOrder(handles.map(line)),
    key,
  );
  return body.order;
}

const move = (step: Partial<ParcelMove>) =>
  catalog.commerce.run("move-parcel.ts", { ...step, actor: "seller" });

const cancel = (orderId: string, parcelId?: string) =>
  catalog.commerce.run("../../http/inbox/inside/cancel-order.ts", { orderId, parcelId });

const titles = async (buyer: Buyer, type: string) =>
  (await inbox.list(buyer, `&type=${type}`)).map(({ title }) => title);

beforeAll(async () => {
  catalog = await sharedCatalog("reviewed");
  inbox = inboxCalls(catalog.commerce);
});

describe("notifications of an order", () => {
  it("are written once when the order is placed repeatedly with one key", async () => {
    const buyer = await createBuyer(catalog.commerce);
    const orders = await Promise.all(
      Array.from({ length: 3 }, () => ordered(buyer, ["ring", "watch"], "one-key")),
    );
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    const [order] = orders as [OrderView];
    await expect.poll(() => titles(buyer, "order"), within).toEqual([`Заказ ${order.number} оформлен`]);
    await inbox.send({ catchUp: true });
    const entries = await inbox.list(buyer, "&type=order");
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ link: `/order/${order.number}`, read: false });
    expect(entries[0]?.text).toContain("375\u00a0001\u00a0сум");
  });

  it("follow each parcel step by step, with the seller's name", async () => {
    const buyer = await createBuyer(catalog.commerce);
    const { id: orderId, parcels } = await ordered(buyer, ["ring", "watch"]);
    const [parcel, other] = parcels;
    const parcelId = parcel?.id;
    await move({ orderId, parcelId, to: "confirmed" });
    await move({ orderId, parcelId, to: "processing" });
    await move({ orderId, parcelId, to: "shipped", trackingNumber: "UZ42" });
    const both = ["Посылка в пути", "Посылку собирают", "Продавец подтвердил посылку"];
    await expect.poll(() => titles(buyer, "parcel"), within).toEqual(both);
    await inbox.send({ catchUp: true });
    const [shipped, , confirmed] = await inbox.list(buyer, "&type=parcel");
    expect(confirmed?.text).toContain(`Atlas скоро начнёт собирать посылку ${parcel?.number}`);
    expect(shipped?.text).toContain("UZ42");
    await cancel(orderId, other?.id);
    await expect.poll(() => titles(buyer, "parcel"), within).toEqual(["Посылка отменена", ...both]);
  });

  it("report the cancellation of a whole order once, not parcel by parcel", async () => {
    const buyer = await createBuyer(catalog.commerce);
    const { id, number } = await ordered(buyer, ["ring", "watch"]);
    await cancel(id);
    await expect
      .poll(() => titles(buyer, "order"), within)
      .toEqual([`Заказ ${number} отменён`, `Заказ ${number} оформлен`]);
    await inbox.send({ catchUp: true });
    expect(await titles(buyer, "parcel")).toEqual([]);
  });
});

describe("notifications of payments", () => {
  it("report a payment once, with its sum, and a failed attempt too", async () => {
    const buyer = await createBuyer(catalog.commerce);
    const order = await ordered(buyer, ["ring"]);
    const failed = { orderId: order.id, attemptId: "try_1" };
    await inbox.send({ paymentFailed: failed });
    await inbox.send({ paymentFailed: failed });
    expect(await titles(buyer, "payment")).toEqual(["Оплата не прошла"]);
    await catalog.commerce.run("pay-at-gateway.ts", { orderId: order.id });
    await catalog.commerce.run("settle-payment.ts", { orderId: order.id });
    await expect
      .poll(() => titles(buyer, "payment"), within)
      .toEqual(["Оплата получена", "Оплата не прошла"]);
    await inbox.send({ catchUp: true });
    const [paid] = await inbox.list(buyer, "&type=payment");
    expect(paid?.text).toBe(`Заказ ${order.number}: получено 125\u00a0000\u00a0сум.`);
    expect(await titles(buyer, "payment")).toHaveLength(2);
  });
});

describe("notification mails", () => {
  const mails = async (buyer: Buyer) => {
    const sql =
      "select key, language, data from shop_mail where recipient = $1 and template = 'news' order by created_at";
    return (
      await catalog.db.query<{ key: string; language: string; data: { title: string } }>(sql, [buyer.email])
    ).rows;
  };

  it("are sent once per event, in the person's language, unless switched off", async () => {
    const buyer = await createBuyer(catalog.commerce);
    await catalog.db.query(`update customer set metadata = '{"language": "uz"}' where id = $1`, [buyer.id]);
    const order = await ordered(buyer, ["ring"]);
    await expect.poll(() => titles(buyer, "order"), within).toHaveLength(1);
    await catalog.db.query("delete from inbox_entry where customer_id = $1", [buyer.id]);
    await inbox.send({ catchUp: true });
    const [mail, ...more] = await mails(buyer);
    expect([mail?.key, mail?.language, more]).toEqual([`news:order:${order.id}:placed`, "uz", []]);
    await inbox.write("/preferences", buyer, { parcel: { mail: false } });
    await move({ orderId: order.id, parcelId: order.parcels[0]?.id, to: "confirmed" });
    await expect.poll(() => titles(buyer, "parcel"), within).toHaveLength(1);
    expect(await mails(buyer)).toHaveLength(1);
  });
});

describe("notifications of a review", () => {
  it("report each moderation and the reply once, with the product's name", async () => {
    const buyer = await createBuyer(catalog.commerce);
    const call = { token: buyer.token, body: { rating: 5, text: "Очень красивое кольцо, спасибо" } };
    const path = "/customer/products/gold-ring/reviews";
    const { body } = await catalog.commerce.call<{ review: { id: string } }>("POST", path, call);
    const admin = await shopCalls(catalog).administrator();
    const decide = (decision: object) =>
      catalog.commerce.call("POST", `/admin/reviews/${body.review.id}/status`, {
        token: admin,
        body: decision,
      });
    await decide({ status: "rejected", reason: "Фото чужого товара" });
    await expect.poll(() => titles(buyer, "review"), within).toEqual(["Отзыв не опубликован"]);
    await decide({ status: "published" });
    const both = ["Отзыв опубликован", "Отзыв не опубликован"];
    await expect.poll(() => titles(buyer, "review"), within).toEqual(both);
    await catalog.db.query(
      "update product_review set seller_reply = 'Спасибо!', seller_replied_at = now(), updated_at = now() where id = $1",
      [body.review.id],
    );
    await inbox.send({ catchUp: true });
    await inbox.send({ catchUp: true });
    const [replied, published, rejected] = await inbox.list(buyer, "&type=review");
    expect(await titles(buyer, "review")).toEqual(["Продавец ответил на отзыв", ...both]);
    expect(rejected?.text).toContain("Причина: Фото чужого товара.");
    expect([replied?.link, published?.link]).toEqual(["/product/gold-ring", "/product/gold-ring"]);
  });
});

describe("notifications of a favourite", () => {
  it("report a price below that of adding once per lower price, to buyers with this favourite", async () => {
    const [buyer, other] = (await createBuyers(catalog.commerce, 2)) as [Buyer, Buyer];
    const { documents } = await catalog.list({ sort: "price_asc" });
    const product = documents.find(({ slug }) => slug === "gold-ring")!;
    const liked = await catalog.commerce.call("POST", "/customer/favorites", {
      token: buyer.token,
      body: { productId: product.id },
    });
    expect(liked.status).toBe(201);
    await catalog.change({ slug: product.slug, price: product.price + 1000 });
    await catalog.change({ slug: product.slug, price: product.price - 1000 });
    await expect.poll(() => titles(buyer, "price_drop"), within).toHaveLength(1);
    await inbox.send({ catchUp: true });
    const entries = await inbox.list(buyer, "&type=price_drop&language=en");
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      title: "A favourite costs less now",
      link: `/product/${product.slug}`,
    });
    expect(entries[0]?.text).toContain(`“${product.name.en}”`);
    expect(await titles(other, "price_drop")).toEqual([]);
    await catalog.change({ slug: product.slug, price: product.price - 2000 });
    await expect.poll(() => titles(buyer, "price_drop"), within).toHaveLength(2);
    await catalog.change({ slug: product.slug, price: product.price });
    await inbox.send({ catchUp: true });
    expect(await titles(buyer, "price_drop")).toHaveLength(2);
  });
});

describe("missed notifications", () => {
  it("are found after a crash and written with their own time, even when the catch-up mark has moved on", async () => {
    const buyer = await createBuyer(catalog.commerce);
    await ordered(buyer, ["ring"]);
    await expect.poll(() => titles(buyer, "order"), within).toHaveLength(1);
    const [entry] = await inbox.list(buyer, "&type=order");
    await catalog.db.query("delete from inbox_entry where id = $1", [entry?.id]);
    await inbox.send({ catchUp: true });
    const [again] = await inbox.list(buyer, "&type=order");
    expect(again).toMatchObject({ title: entry?.title, createdAt: entry?.createdAt });
    expect(again?.id).not.toBe(entry?.id);
  });

  it("include the welcome of a new account, once", async () => {
    const buyer = await createBuyer(catalog.commerce);
    await inbox.send({ catchUp: true });
    await inbox.send({ catchUp: true });
    expect(await titles(buyer, "system")).toEqual(["Добро пожаловать в Bezak"]);
  });
});

describe("the demo buyer's inbox", () => {
  it("has old entries read, new ones unread, an archive, and no mails of old ones", async () => {
    const buyer = await createBuyer(catalog.commerce);
    const old = [
      await ordered(buyer, ["ring"]),
      await ordered(buyer, ["watch"]),
      await ordered(buyer, ["ring"]),
    ];
    await inbox.send({ catchUp: true });
    await catalog.db.query(
      `update seller_order set timeline =
         '{"entries": [{"status": "pending", "at": "2026-01-05T10:00:00.000Z", "actor": "buyer"}]}'
       where order_id = any($1)`,
      [old.map(({ id }) => id)],
    );
    await catalog.db.query("delete from inbox_entry where customer_id = $1 and type = 'order'", [buyer.id]);
    await catalog.db.query("delete from shop_mail where recipient = $1", [buyer.email]);
    const fresh = await ordered(buyer, ["button"]);
    await expect.poll(() => titles(buyer, "order"), within).toEqual([`Заказ ${fresh.number} оформлен`]);
    await catalog.commerce.run("../../http/inbox/inside/store-demo.ts", { customerId: buyer.id });
    expect(await titles(buyer, "order&filter=unread")).toEqual([`Заказ ${fresh.number} оформлен`]);
    expect(await titles(buyer, "order&filter=archived")).toHaveLength(old.length);
    const mails = "select key from shop_mail where recipient = $1 and template = 'news'";
    const { rows } = await catalog.db.query<{ key: string }>(mails, [buyer.email]);
    expect(rows).toEqual([{ key: `news:order:${fresh.id}:placed` }]);
  });
});
