import { beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { ReturnView } from "../../../src/workflows/return/read-returns.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { deliver, placePaid, readOrder } from "../../harness/paid-orders.ts";
import { retryWhileBusy } from "../../harness/retry-while-busy.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import { createBuyers, newOrder, placePatiently, type Buyer, type Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { inboxCalls } from "../inbox/inbox-calls.ts";
import { readDifferences } from "./read-differences.ts";

const within = { timeout: 20_000 };

let shop: Shop;
let inbox: ReturnType<typeof inboxCalls>;
let buyer: Buyer;
let otherBuyer: Buyer;
let admin: string;
/** Three rings, delivered yesterday; each test leaves no open return of it. */
let rings: OrderView;
/** Rings and a watch, of which the rings are delivered; one delivered ring; two rings with cash on delivery. */
let mixed: OrderView;
let single: OrderView;
let cash: OrderView;

beforeAll(async () => {
  shop = await sharedShop("orders");
  inbox = inboxCalls(shop.commerce);
  admin = await shopCalls(shop).administrator();
  [buyer, otherBuyer] = (await createBuyers(shop.commerce, 2)) as [Buyer, Buyer];
  rings = await delivered({ ring: 3 });
  mixed = await delivered({ ring: 2, watch: 1 });
  single = await delivered({ ring: 1 });
  const body = newOrder([{ productId: shop.productIds("ring").productId, quantity: 2 }]);
  cash = (await placePatiently<{ order: OrderView }>(shop.commerce, buyer, body)).body.order;
});

type Answer = { return: ReturnView; code: string };

const day = 86_400_000;

/** A paid order whose first parcel was delivered a day ago. */
async function delivered(quantities: Record<string, number>): Promise<OrderView> {
  const order = await placePaid(shop, buyer, quantities);
  await deliver(shop, order, new Date(Date.now() - day));
  return read(order);
}

/** Moves the delivery of the first parcel to this many days ago. */
const deliveredBefore = ({ parcels }: OrderView, days: number) =>
  shop.db.query(
    "update seller_order set timeline = jsonb_set(timeline, '{entries,-1,at}', to_jsonb($2::text)) where id = $1",
    [parcels[0]?.id, new Date(Date.now() - days * day).toISOString()],
  );

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

describe("requesting a return", () => {
  it("shows it in the order and in the buyer's list, and reduces what can be returned", async () => {
    const order = rings;
    expect(order.items[0]?.returnable).toBe(3);
    const { status, body } = await ask(order, 2, { text: "Царапина" });
    expect(status).toBe(201);
    const listed = await shop.commerce.call<{ returns: { id: string; lines: object[] }[] }>(
      "GET",
      "/customer/data",
      { token: buyer.token },
    );
    expect(listed.body.returns.find(({ id }) => id === body.return.id)?.lines).toEqual([
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
    await withdraw(body.return.id);
  });

  it("never accepts more than was bought, for any number of requests at once", async () => {
    const order = rings;
    const answers = await Promise.all(Array.from({ length: 6 }, () => retryWhileBusy(() => ask(order, 1))));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(3);
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      expect([status, body.code]).toEqual([409, "too_many_to_return"]);
    }
    for (const { body } of taken) await withdraw(body.return.id);
    expect((await ask(order, 4)).body.code).toBe("too_many_to_return");
  });

  it("is refused 14 days after the delivery, and before it", async () => {
    await deliveredBefore(rings, 14.01);
    expect((await read(rings)).items[0]?.returnable).toBe(0);
    expect((await ask(rings)).body.code).toBe("too_late_to_return");
    await deliveredBefore(rings, 13.9);
    const intime = await ask(rings);
    expect(intime.status).toBe(201);
    await withdraw(intime.body.return.id);
    const early = await ask(cash);
    expect([early.status, early.body.code]).toEqual([409, "too_late_to_return"]);
  });

  it("is 404 for others' orders, parcels and lines, 401 for guests, 400 for invalid input", async () => {
    const [order, other] = [rings, single];
    expect((await ask(order, 1, {}, otherBuyer)).body.code).toBe("order_not_found");
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

describe("withdrawing a return", () => {
  it("releases its pieces once, for its buyer, while it is requested", async () => {
    const order = rings;
    const { id } = (await ask(order, 3)).body.return;
    expect((await withdraw(id, otherBuyer)).body.code).toBe("return_not_found");
    const both = await Promise.all([withdraw(id), withdraw(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await read(order)).items[0]?.returnable).toBe(3);
    const again = (await ask(order, 3)).body.return;
    await move(again.id, "approved");
    expect((await withdraw(again.id)).body.code).toBe("return_decided");
    await move(again.id, "rejected");
  });
});

describe("moving a return", () => {
  const gateway = async () => (await shop.commerce.run<{ refunds: number[] }>("read-gateway.ts")).refunds;

  it("follows the table step by step, refunds once at the end, and notifies of each step", async () => {
    const order = mixed;
    const readTitles = async (type: string) =>
      (await inbox.list(buyer, `&type=${type}`))
        .filter(({ text }) => text.includes(order.number))
        .map(({ title }) => title);
    const refused = (await ask(order)).body.return;
    await move(refused.id, "rejected", { actor: "admin", reason: "Следы носки" });
    await expect.poll(() => readTitles("order"), within).toEqual(["Возврат отклонён"]);

    const { id } = (await ask(order, 2)).body.return;
    expect(await move(id, "refunded")).toBe("conflict");
    expect(await move(id, "approved")).toBe("approved");
    expect(await move(id, "received")).toBe("received");
    expect(await move(id, "rejected")).toBe("conflict");
    const before = (await gateway()).length;
    expect(await Promise.all([move(id, "refunded"), move(id, "refunded")])).toEqual(["refunded", "refunded"]);
    expect((await gateway()).slice(before)).toEqual([200_000]);
    expect((await read(order)).payment).toMatchObject({ refunded: 200_000 });
    await expect
      .poll(() => readTitles("order"), within)
      .toEqual(["Продавец получил возврат", "Возврат одобрен", "Возврат отклонён"]);
    await expect.poll(() => readTitles("payment"), within).toEqual(["Деньги возвращены", "Оплата получена"]);

    // a later cancellation refunds exactly the rest
    await shop.commerce.call("PATCH", `/customer/orders/${order.id}/cancel`, {
      token: buyer.token,
      body: { parcelId: order.parcels[1]?.id },
    });
    expect((await gateway()).slice(before)).toEqual([200_000, 250_001]);
    expect((await read(order)).payment).toMatchObject({ refunded: 450_001, refundOwed: 0 });
  });

  it("releases the pieces when it is rejected, and shows the reason", async () => {
    const order = rings;
    const { id } = (await ask(order, 3)).body.return;
    expect(await move(id, "rejected", { actor: "admin", reason: "Следы носки" })).toBe("rejected");
    expect((await read(order)).items[0]?.returnable).toBe(3);
    const again = await ask(order, 3);
    expect(again.status).toBe(201);
    expect(await move(id, "approved")).toBe("too_many_to_return");
    await withdraw(again.body.return.id);
  });

  it("is open to the own seller only", async () => {
    const { id, seller } = (await ask(rings)).body.return;
    expect(await move(id, "approved", { actor: "seller", sellerId: "seller_other" })).toBe(
      "return_not_found",
    );
    expect(await move(id, "approved", { actor: "seller" })).toBe("return_not_found");
    expect(await move(id, "approved", { actor: "seller", sellerId: seller.id })).toBe("approved");
    await move(id, "rejected");
  });

  it("owes what the gateway refuses", async () => {
    const order = single;
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

  it("owes a cash refund until somebody has paid it out, and then shows it as refunded once", async () => {
    await deliver(shop, cash, new Date());
    const order = await read(cash);
    const withoutAccount = await ask(order);
    expect([withoutAccount.status, withoutAccount.body.code]).toEqual([400, "invalid_input"]);
    const requested = (await ask(order, 1, { refundAccount: "8600123412344321" })).body.return;
    expect(requested).toMatchObject({ refundAccount: "4321", paymentMethod: "cash" });
    const { rows: accounts } = await shop.db.query("select to_jsonb(a)::text as row from refund_account a");
    expect(JSON.stringify(accounts)).not.toContain("860012341234");
    const { id } = requested;
    for (const to of ["approved", "received"]) await move(id, to);
    expect(await move(id, "refunded")).toBe("refund_owed");
    const money = async () => {
      const { status, refunded, refundOwed } = (await read(order)).payment;
      return { status, refunded, refundOwed };
    };
    expect(await money()).toEqual({ status: "paid", refunded: 0, refundOwed: 100_000 });
    const readTitles = async () => (await inbox.list(buyer, "&type=payment")).map(({ title }) => title);
    await expect.poll(readTitles, within).toContain("Возврат принят");
    const owed = await refunds<{ refunds: { id: string; version: string }[] }>("GET", "?limit=100");
    const listed = owed.body.refunds.find((one) => one.id === id);
    expect(listed).toMatchObject({ orderNumber: order.number, amount: 100_000, reason: "cash_return" });
    expect(listed).toMatchObject({ account: "4321", buyer: { name: "Dilnoza", phone: "+998901234567" } });
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
    await expect.poll(readTitles, within).toContain("Деньги возвращены");
    expect(await brokenRules(shop.db)).toEqual({});
  });
});

it("reads every list of orders and payments as Medusa reads each order", async () => {
  expect(await readDifferences(shop, buyer, otherBuyer)).toEqual([]);
});
