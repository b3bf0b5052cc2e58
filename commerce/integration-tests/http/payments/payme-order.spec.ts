import { beforeAll, expect, it } from "vitest";
import { deliver, readOrder } from "../../harness/paid-orders.ts";
import { createBuyer, type Buyer } from "../../harness/shop.ts";
import { cancel, placeFor, untilBooked, untilReads } from "./pay-order.ts";
import { newId, openPaymeClient, type PaymeClient, type Order } from "./payme-client.ts";

let payme: PaymeClient;
let buyer: Buyer;

beforeAll(async () => {
  payme = await openPaymeClient();
  buyer = await createBuyer(payme.shop.commerce);
});

async function placed() {
  const order = await placeFor(payme.shop, buyer, "payme", { ring: 2 });
  const { id, number, totals } = order;
  const asPayme: Order = {
    id,
    number,
    amount: totals.total,
    tiyin: totals.total * 100,
    account: { order_id: number },
  };
  return { order, asPayme };
}

async function paid() {
  const { order, asPayme } = await placed();
  const id = newId();
  await payme.create(asPayme, id, Date.now());
  expect((await payme.perform(id)).result).toMatchObject({ state: 2 });
  await untilBooked(payme.shop, order);
  return { order, id };
}

it("an order has a link to Payme with the data that Payme will send", async () => {
  const { order, asPayme } = await placed();
  const [, base64 = ""] =
    /^http:\/\/127\.0\.0\.1:9\/payme\/([A-Za-z0-9+/]+)$/.exec(order.payment.payUrl ?? "") ?? [];
  const text = Buffer.from(base64, "base64").toString();
  expect(text).toMatch(
    new RegExp(
      `^m=587f72c72cac0d162c722ae2;ac\\.order_id=${order.number};a=${asPayme.tiyin};l=(ru|uz|en);c=http`,
    ),
  );
  const { result } = await payme.check(asPayme);
  const detail = result?.detail as {
    items: { price: number; count: number }[];
    shipping?: { price: number };
  };
  const lines = detail.items.reduce((sum, { price, count }) => sum + price * count, 0);
  expect(lines + (detail.shipping?.price ?? 0)).toBe(asPayme.tiyin);
});

it("Create locks an order, a cancelled attempt releases it, Perform pays it", async () => {
  const { order, asPayme } = await placed();
  const [first, second] = [newId(), newId()];
  await payme.create(asPayme, first, Date.now());
  expect((await readOrder(payme.shop, buyer, order)).payment).toMatchObject({
    status: "processing",
    payUrl: null,
  });
  expect((await cancel(payme.shop, buyer, order)).body.code).toBe("payment_in_progress");
  await payme.cancel(first, 3);
  expect((await readOrder(payme.shop, buyer, order)).payment).toMatchObject({ status: "failed" });
  await payme.create(asPayme, second, Date.now());
  await payme.perform(second);
  await untilBooked(payme.shop, order);
  expect((await readOrder(payme.shop, buyer, order)).payment).toMatchObject({ status: "paid", payUrl: null });
});

it("the button in Payme's dashboard cancels the order and the refund is booked", async () => {
  const { order, id } = await paid();
  expect((await payme.cancel(id, 5)).result).toMatchObject({ state: -2 });
  await untilReads(payme.shop, buyer, order, ({ status, payment }) => {
    return status === "cancelled" && payment.status === "refunded";
  });
});

it("refuses a refund once everything is delivered", async () => {
  const { order, id } = await paid();
  await deliver(payme.shop, await readOrder(payme.shop, buyer, order), new Date());
  expect((await payme.cancel(id, 5)).error?.code).toBe(-31007);
  expect((await payme.look(id)).result).toMatchObject({ state: 2 });
});

it("an order that its buyer cancelled cannot be paid", async () => {
  const { order, asPayme } = await placed();
  expect((await cancel(payme.shop, buyer, order)).status).toBe(200);
  expect((await payme.check(asPayme)).error?.code).toBe(-31053);
  expect((await payme.create(asPayme, newId(), Date.now())).error?.code).toBe(-31053);
});
