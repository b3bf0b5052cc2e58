import { beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { ReturnView } from "../../../src/workflows/return/read-returns.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, placePaid, readOrder } from "../../harness/paid-orders.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyers, newOrder, place, type Buyer, type Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { readDifferences } from "./read-differences.ts";

const within = { timeout: 20_000 };

let shop: Shop;
let inbox: ReturnType<typeof inboxCalls>;
let buyer: Buyer;
let stranger: Buyer;
let admin: string;

beforeAll(async () => {
  shop = await sharedShop("orders");
  inbox = inboxCalls(shop.commerce);
  admin = await shopCalls(shop).administrator();
  [buyer, stranger] = (await createBuyers(shop.commerce, 2)) as [Buyer, Buyer];
});

type Answer = { return: ReturnView; code: string };

const day = 86_400_000;

/** An order of one seller, paid and delivered so many days ago. */
async function delivered(daysAgo = 1, quantity = 3): Promise<OrderView> {
  const order = await placePaid(shop, buyer, { ring: quantity });
  await deliver(shop, order, new Date(Date.now() - daysAgo * day));
  return read(order);
}

const read = (order: OrderView) => readOrder(shop, buyer, order);

const ask = (order: OrderView, quantity = 1, other: object = {}, who = buyer) =>
  shop.commerce.call<Answer>("POST", `/customer/orders/${order.id}/returns`, {
    token: who.token,
    body: {
      parcelId: order.parcels[0]?.id,
      items: [{ itemId: order.items[0]?.id, quantity }],
      reason: "defect",
      ...other,
    },
  });

const withdraw = (id: string, who = buyer) =>
  shop.commerce.call<Answer>("DELETE", `/customer/returns/${id}`, { token: who.token });

const move = (returnId: string, to: string, other: object = { actor: "admin" }) =>
  shop.commerce.run<string>("move-return.ts", { returnId, to, ...other });

const refunds = <T>(method: string, path: string, body?: unknown, token = admin) =>
  shop.commerce.call<T>(method, `/admin/refunds-owed${path}`, { token, body });

describe("asking for a return", () => {
  it("stands in the order's returns and in the buyer's, and what is left to return follows", async () => {
    const order = await delivered();
    expect(order.items[0]?.returnable).toBe(3);
    const { status, body } = await ask(order, 2, { text: "Царапина" });
    expect(status).toBe(201);
    const kept = await shop.commerce.call<{ returns: { id: string; lines: object[] }[] }>(
      "GET",
      "/customer/data",
      { token: buyer.token },
    );
    expect(kept.body.returns.find(({ id }) => id === body.return.id)?.lines).toEqual([
      { itemId: order.items[0]?.id, quantity: 2 },
    ]);
    expect(body.return).toMatchObject({
      status: "requested",
      reason: "defect",
      text: "Царапина",
      amount: 200_000,
      orderNumber: order.number,
      canWithdraw: true,
      items: [{ id: order.items[0]?.id, quantity: 2, total: 200_000 }],
      timeline: [{ status: "requested", actor: "buyer" }],
    });
    expect((await read(order)).items[0]?.returnable).toBe(1);
    const ofOrder = await shop.commerce.call("GET", `/customer/orders/${order.id}/returns`, {
      token: buyer.token,
    });
    expect(ofOrder.body).toEqual({ returns: [body.return] });
    const mine = await shop.commerce.call<{ returns: ReturnView[] }>("GET", "/customer/returns?limit=1", {
      token: buyer.token,
    });
    expect(mine.body.returns).toEqual([body.return]);
  });

  it("never takes more than was bought, however many ask at once", async () => {
    const order = await delivered(1, 3);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(order, 1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      expect([status, body.code]).toEqual([409, "too_many_to_return"]);
    }
    expect((await ask(order, 4)).body.code).toBe("too_many_to_return");
  });

  it("is too late 14 days after the delivery, and too early before it", async () => {
    const late = await delivered(14.01);
    expect(late.items[0]?.returnable).toBe(0);
    expect((await ask(late)).body.code).toBe("too_late_to_return");
    expect((await ask(await delivered(13.9))).status).toBe(201);
    const body = newOrder([{ productId: shop.goods("ring").productId, quantity: 1 }]);
    const fresh = (await place<{ order: OrderView }>(shop.commerce, buyer, body)).body.order;
    const early = await ask(fresh);
    expect([early.status, early.body.code]).toEqual([409, "too_late_to_return"]);
  });

  it("is 404 for others' orders, parcels and lines, 401 for nobody, 400 for what is wrong", async () => {
    const order = await delivered();
    const other = await delivered();
    expect((await ask(order, 1, {}, stranger)).body.code).toBe("order_not_found");
    expect((await ask(order, 1, { parcelId: other.parcels[0]?.id })).status).toBe(404);
    expect((await ask(order, 1, { items: [{ itemId: other.items[0]?.id, quantity: 1 }] })).status).toBe(404);
    const nobody = await shop.commerce.call("POST", `/customer/orders/${order.id}/returns`, { body: {} });
    expect(nobody.status).toBe(401);
    const twice = [1, 1].map((quantity) => ({ itemId: order.items[0]?.id, quantity }));
    const strange = `/files/uploads/${"a".repeat(32)}-800x600.webp`;
    for (const wrong of [
      { items: [] },
      { items: twice },
      { reason: "whim" },
      { photos: ["x"] },
      { photos: [strange] },
    ]) {
      expect([wrong, (await ask(order, 1, wrong)).status]).toEqual([wrong, 400]);
    }
    expect((await read(order)).items[0]?.returnable).toBe(3);
  });
});

describe("taking it back", () => {
  it("frees its pieces, once, for its buyer, while it is requested", async () => {
    const order = await delivered();
    const { id } = (await ask(order, 3)).body.return;
    expect((await withdraw(id, stranger)).body.code).toBe("return_not_found");
    const both = await Promise.all([withdraw(id), withdraw(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await read(order)).items[0]?.returnable).toBe(3);
    const again = (await ask(order, 3)).body.return;
    await move(again.id, "approved");
    expect((await withdraw(again.id)).body.code).toBe("return_decided");
  });
});

describe("moving a return", () => {
  const gateway = async () => (await shop.commerce.run<{ refunds: number[] }>("read-gateway.ts")).refunds;

  it("goes by the table, one step at a time, and pays once at the end", async () => {
    const order = await delivered();
    const { id } = (await ask(order, 2)).body.return;
    expect(await move(id, "refunded")).toBe("conflict");
    expect(await move(id, "approved")).toBe("approved");
    expect(await move(id, "received")).toBe("received");
    expect(await move(id, "rejected")).toBe("conflict");
    const before = (await gateway()).length;
    expect(await Promise.all([move(id, "refunded"), move(id, "refunded")])).toEqual(["refunded", "refunded"]);
    expect((await gateway()).slice(before)).toEqual([200_000]);
    expect((await read(order)).payment).toMatchObject({ refunded: 200_000 });
  });

  it("is told of at each step, the money too", async () => {
    const order = await delivered();
    const { id } = (await ask(order)).body.return;
    for (const to of ["approved", "received", "refunded"]) await move(id, to);
    const told = async (type: string) =>
      (await inbox.entries(buyer, `&type=${type}`))
        .filter(({ text }) => text.includes(order.number))
        .map(({ title }) => title);
    await expect.poll(() => told("order"), within).toEqual(["Продавец получил возврат", "Возврат одобрен"]);
    await expect.poll(() => told("payment"), within).toEqual(["Деньги возвращены", "Оплата получена"]);
    const refused = (await ask(order)).body.return;
    await move(refused.id, "rejected", { actor: "admin", reason: "Следы носки" });
    await expect.poll(async () => (await told("order"))[0], within).toBe("Возврат отклонён");
  });

  it("gives the pieces free when it is rejected, and says why", async () => {
    const order = await delivered();
    const { id } = (await ask(order, 3)).body.return;
    expect(await move(id, "rejected", { actor: "admin", reason: "Следы носки" })).toBe("rejected");
    expect((await read(order)).items[0]?.returnable).toBe(3);
    expect((await ask(order, 3)).status).toBe(201);
    expect(await move(id, "approved")).toBe("too_many_to_return");
  });

  it("is the own seller's alone", async () => {
    const order = await delivered();
    const { id, seller } = (await ask(order)).body.return;
    expect(await move(id, "approved", { actor: "seller", sellerId: "seller_other" })).toBe(
      "return_not_found",
    );
    expect(await move(id, "approved", { actor: "seller" })).toBe("return_not_found");
    expect(await move(id, "approved", { actor: "seller", sellerId: seller.id })).toBe("approved");
  });

  it("owes what the gateway refuses", async () => {
    const order = await delivered();
    const { id } = (await ask(order)).body.return;
    for (const to of ["approved", "received"]) await move(id, to);
    await shop.commerce.run("refuse-refunds.ts", { refuse: true });
    expect(await move(id, "refunded")).toBe("refund_owed");
    await shop.commerce.run("refuse-refunds.ts", { refuse: false });
    expect(await move(id, "refunded")).toBe("refund_owed");
    const { body } = await shop.commerce.call<{ returns: ReturnView[] }>(
      "GET",
      `/customer/orders/${order.id}/returns`,
      { token: buyer.token },
    );
    expect(body.returns[0]).toMatchObject({ status: "refund_owed", refundOwed: true });
    expect((await read(order)).payment).toMatchObject({ refunded: 0, refundOwed: 100_000 });
  });

  it("of cash is owed until somebody has paid it out, and then refunded once", async () => {
    const placed = await place<{ order: OrderView }>(
      ...([
        shop.commerce,
        buyer,
        newOrder([{ productId: shop.goods("ring").productId, quantity: 2 }]),
      ] as const),
    );
    await deliver(shop, placed.body.order, new Date());
    const order = await read(placed.body.order);
    const nowhere = await ask(order);
    expect([nowhere.status, nowhere.body.code]).toEqual([400, "invalid_input"]);
    const asked = (await ask(order, 1, { refundAccount: "8600123412344321" })).body.return;
    expect(asked).toMatchObject({ refundAccount: "4321", paymentMethod: "cash" });
    const { rows: kept } = await shop.db.query("select to_jsonb(a)::text as row from refund_account a");
    expect(JSON.stringify(kept)).not.toContain("860012341234");
    const { id } = asked;
    for (const to of ["approved", "received"]) await move(id, to);
    expect(await move(id, "refunded")).toBe("refund_owed");
    const money = async () => {
      const { status, refunded, refundOwed } = (await read(order)).payment;
      return { status, refunded, refundOwed };
    };
    expect(await money()).toEqual({ status: "paid", refunded: 0, refundOwed: 100_000 });
    const told = async () => (await inbox.entries(buyer, "&type=payment")).map(({ title }) => title);
    await expect.poll(told, within).toContain("Возврат принят");
    const owed = await refunds<{ refunds: { id: string; version: string }[] }>("GET", "?limit=100");
    const listed = owed.body.refunds.find((one) => one.id === id);
    expect(listed).toMatchObject({
      ...{ orderNumber: order.number, amount: 100_000, reason: "cash_return", account: "4321" },
      buyer: { name: "Dilnoza", phone: "+998901234567" },
    });
    const unconfirmed = await shopCalls(shop).administrator({ confirmed: false });
    expect((await refunds("GET", `/${id}/account`, undefined, unconfirmed)).status).toBe(403);
    const shown = await refunds<{ account: string }>("GET", `/${id}/account`);
    expect(shown.body.account).toBe("8600123412344321");
    const pay = (version = "", token?: string) =>
      refunds<{ refund: object }>("POST", `/${id}/paid`, { reference: "slip 17", version }, token);
    expect((await pay("another")).status).toBe(409);
    expect((await pay(listed?.version, buyer.token)).status).toBe(401);
    expect((await pay(listed?.version, unconfirmed)).status).toBe(403);
    const paid = await Promise.all([pay(listed?.version), pay(listed?.version)]);
    expect(paid.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(paid.map(({ body }) => JSON.stringify(body.refund))).size).toBe(2);
    expect((await pay(listed?.version)).body.refund).toEqual({ id, amount: 100_000, again: true });
    expect((await refunds("GET", `/${id}/account`)).status).toBe(404);
    expect(await money()).toEqual({ status: "paid", refunded: 100_000, refundOwed: 0 });
    const { body } = await shop.commerce.call<{ returns: ReturnView[] }>(
      ...(["GET", `/customer/orders/${order.id}/returns`, { token: buyer.token }] as const),
    );
    expect(body.returns[0]).toMatchObject({ status: "refunded", refundOwed: false, paymentMethod: "cash" });
    await expect.poll(told, within).toContain("Деньги возвращены");
    expect(await brokenRules(shop.db)).toEqual({});
  });

  it("takes nothing from what a parcel that is called off afterwards gives back", async () => {
    const order = await placePaid(shop, buyer, { ring: 2, watch: 1 });
    await deliver(shop, order, new Date());
    const { id } = (await ask(order, 2)).body.return;
    for (const to of ["approved", "received", "refunded"]) await move(id, to);
    const before = (await gateway()).length;
    await shop.commerce.call("PATCH", `/customer/orders/${order.id}/cancel`, {
      token: buyer.token,
      body: { parcelId: order.parcels[1]?.id },
    });
    expect((await gateway()).slice(before)).toEqual([250_001]);
    expect((await read(order)).payment).toMatchObject({ refunded: 450_001, refundOwed: 0 });
  });
});

it("reads every list of orders and payments as the engine reads each order", async () => {
  expect(await readDifferences(shop, buyer, stranger)).toEqual([]);
});
