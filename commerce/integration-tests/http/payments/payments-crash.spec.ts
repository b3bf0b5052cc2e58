import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { brokenAtRest, untilAtRest } from "../../harness/payments/at-rest.ts";
import {
  bookingWrites,
  buttonWrites,
  choosingWrites,
  payingWrites,
  returningWrites,
} from "../../harness/payments/crash-points.ts";
import { killWhile } from "../../harness/payments/kill-while.ts";
import { openMoodyClickApi, type MoodyClickApi } from "../../harness/payments/moody-click-api.ts";
import { openTry, type OpenTry } from "../../harness/payments/open-try.ts";
import { readTries } from "../../harness/payments/payment-rows.ts";
import { createBuyer, openShop, type Buyer, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { cancel, choose, placeFor, untilBooked } from "./pay-order.ts";

let shop: Shop;
let buyer: Buyer;
let click: MoodyClickApi;

beforeAll(async () => {
  click = await openMoodyClickApi();
  shop = await openShop("payments_crash", { CLICK_API_URL: click.url, CLICK_TIMEOUT_MS: "1000" });
  buyer = await createBuyer(shop.commerce);
});

afterEach(async () => expect(await brokenAtRest(shop, click)).toEqual({}));

afterAll(async () => {
  await shop?.close();
  click?.close();
});

/** One order for each point, with goods that no other hanging order takes, and its try open at its gateway. */
async function triesAt<Point extends string>(points: readonly Point[], gatewayOf: (point: Point) => string) {
  const tries = new Map<Point, OpenTry>();
  for (const [at, point] of points.entries()) {
    tries.set(point, await openTry(shop, buyer, gatewayOf(point) as "payme" | "click", at));
  }
  return tries;
}

const idsOf = (tries: Map<string, OpenTry>) =>
  Object.fromEntries([...tries].map(([point, { order }]) => [point, order.id]));

const stateOf = async ({ order }: OpenTry) => (await readTries(shop.db, order.id)).at(-1)?.state;

it("answers a Perform or a Complete after kill -9 at any point as if nothing had happened, and pays once", async () => {
  const unspoken = ["paymeAnswer", "clickAnswer"] as const;
  const points = [...(Object.keys(payingWrites) as (keyof typeof payingWrites)[]), ...unspoken] as const;
  const tries = await triesAt(points, (point) => (point.startsWith("payme") ? "payme" : "click"));
  const hanging = new Map([...tries].filter(([point]) => point in payingWrites));
  const spoken = unspoken.map((point) => tries.get(point)!);
  await shop.commerce.run("../payments/inside/hold-answers.ts");
  await killWhile(shop, {
    writes: payingWrites,
    orders: idsOf(hanging),
    act: () => [...tries.values()].map((one) => one.pay(shop)),
    ready: () =>
      until("the last two to be committed", async () =>
        (await Promise.all(spoken.map(stateOf))).every((state) => state === "paid"),
      ),
  });
  for (const [point, one] of tries) {
    const committed = point in payingWrites ? "open" : "paid";
    expect([point, await stateOf(one)]).toEqual([point, committed]);
    const [first, second] = [await one.pay(shop), await one.pay(shop)];
    const repeat = one.gateway === "click" && committed === "paid" ? -4 : 0;
    expect([point, first.code]).toEqual([point, repeat]);
    expect([point, second.code]).toEqual([point, one.gateway === "click" ? -4 : 0]);
    // Payme's second answer is its first, byte for byte, and the moment is that of the commit
    if (one.gateway === "payme") expect([point, second.body]).toEqual([point, first.body]);
    expect([point, await stateOf(one)]).toEqual([point, "paid"]);
    await untilBooked(shop, one.order);
  }
});

it("has the money in the engine's books once, whatever write of theirs was the last", async () => {
  const points = Object.keys(bookingWrites) as (keyof typeof bookingWrites)[];
  const tries = await triesAt(points, (point) =>
    point === "payment" || point === "booked" ? "click" : "payme",
  );
  await killWhile(shop, {
    writes: bookingWrites,
    orders: idsOf(tries),
    // the queue works at two of them at a time
    act: () =>
      [...tries.values()].map(async (one) => {
        expect((await one.pay(shop)).code).toBe(0);
        await shop.commerce.run("settle-payment.ts", { orderId: one.order.id });
      }),
  });
  for (const one of tries.values()) {
    expect((await one.pay(shop)).code).toBe(one.gateway === "click" ? -4 : 0);
    await untilBooked(shop, one.order);
  }
});

it("has chosen another way to pay everywhere or nowhere", async () => {
  const points = Object.keys(choosingWrites) as (keyof typeof choosingWrites)[];
  const orders = new Map(
    await Promise.all(
      points.map(async (point) => [point, await placeFor(shop, buyer, "payme", { ring: 1 })] as const),
    ),
  );
  const ids = Object.fromEntries([...orders].map(([point, { id }]) => [point, id]));
  await killWhile(shop, {
    writes: choosingWrites,
    orders: ids,
    act: () => [...orders.values()].map((order) => choose(shop, buyer, order, "click")),
  });
  const methods = async () => {
    const { rows } = await shop.db.query<{ methods: string[] }>(
      `select array[d.method, split_part(s.provider_id, '_', 2), o.metadata->>'payment_method'] as methods
       from "order" o join payment_due d on d.id = o.id
       join order_payment_collection l on l.order_id = o.id
       join payment_session s on s.payment_collection_id = l.payment_collection_id and s.deleted_at is null
       where o.id = any($1)`,
      [Object.values(ids)],
    );
    return rows.map((row) => row.methods);
  };
  expect(await methods()).toEqual(points.map(() => ["payme", "payme", "payme"]));
  for (const order of orders.values()) expect((await choose(shop, buyer, order, "click")).status).toBe(201);
  expect(await methods()).toEqual(points.map(() => ["click", "click", "click"]));
});

it("gives money back once after kill -9 at any step", async () => {
  const points = [...Object.keys(returningWrites), ...Object.keys(buttonWrites)];
  const tries = await triesAt(points, (point) => (point in buttonWrites ? "payme" : "click"));
  for (const one of tries.values()) {
    expect((await one.pay(shop)).code).toBe(0);
    await untilBooked(shop, one.order);
  }
  const giveBack = (one: OpenTry) =>
    one.gateway === "payme" ? one.giveBack(shop) : cancel(shop, buyer, one.order);
  await killWhile(shop, {
    writes: { ...returningWrites, ...buttonWrites },
    orders: idsOf(tries),
    act: () => [...tries.values()].map(giveBack),
  });
  // Not even written down: the buyer asks once more. So does Payme, which had no answer.
  expect((await cancel(shop, buyer, tries.get("noted")!.order)).status).toBe(200);
  for (const point of Object.keys(buttonWrites)) {
    expect([point, await stateOf(tries.get(point)!)]).toEqual([point, "paid"]);
    const [first, second] = [await tries.get(point)!.giveBack(shop), await tries.get(point)!.giveBack(shop)];
    expect([point, first.state, second.body]).toEqual([point, -2, first.body]);
  }
  await untilAtRest(shop.db, shop.commerce);
  for (const [point, one] of tries) {
    const { rows } = await shop.db.query<{ status: string; refunded: number }>(
      `select o.status, c.refunded_amount::float8 as refunded from "order" o
       join order_payment_collection l on l.order_id = o.id
       join payment_collection c on c.id = l.payment_collection_id where o.id = $1`,
      [one.order.id],
    );
    const whole = { status: "canceled", refunded: one.order.totals.total };
    expect([point, rows, await stateOf(one)]).toEqual([point, [whole], "refunded"]);
    if (one.gateway === "click") {
      expect([point, click.asked.filter((id) => id === one.paydocId).length]).toEqual([point, 1]);
    }
  }
});
