import { beforeAll, describe, expect, it } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { refundWrites, type OrderWrite } from "../../harness/order-traps.ts";
import { hangingAt, killWhile } from "../../harness/kill-while.ts";
import { readOrder } from "../../harness/paid-orders.ts";
import type { Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";
import { openRefunds } from "./open-refunds.ts";
import { untilReads } from "./pay-order.ts";
import { reconcileDesk, type ReconcileDesk } from "./reconcile-desk.ts";

let shop: Shop;
let desk: ReconcileDesk;
let admin: string;

beforeAll(async () => {
  shop = await openRefunds();
  desk = await reconcileDesk(shop);
  admin = await shopCalls(shop).administrator();
});

interface Owed {
  id: string;
  orderNumber: string;
  version: string;
}

/** A paid order of two parcels, one of which was called off: Payme gives no part back. */
async function withOwedParcel() {
  const { order } = await desk.paid({ ring: 1, watch: 1 });
  await desk.cancel(order, { parcelId: order.parcels[0]?.id });
  return { order, ...(await owedOf(order)) };
}

async function withLateMoney() {
  const order = await desk.order({ ring: 1 });
  await desk.cancel(order);
  await shop.db.query(
    `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, created_time, reversal, data)
     values ($1, $2, 'click', 'click', $1, 100000, 'late', extract(epoch from now()) * 1000, 'refused', '{"late": true}')`,
    [`payatt_${order.id.slice(6)}`, order.id],
  );
  return { order, ...(await owedOf(order)) };
}

async function owedOf({ number }: OrderView) {
  const path = "/admin/refunds-owed?limit=100";
  const { body } = await shop.commerce.call<{ refunds: Owed[] }>("GET", path, { token: admin });
  const found = body.refunds.find(({ orderNumber }) => orderNumber === number);
  if (!found) throw new Error(`Nothing is owed of ${number}`);
  return { id: found.id, version: found.version };
}

const pay = (id: string, version: string, reference: string) =>
  shop.commerce.call<{ code?: string; refund?: object }>("POST", `/admin/refunds-owed/${id}/paid`, {
    token: admin,
    body: { reference, version },
  });

async function notes({ id }: OrderView) {
  const { rows } = await shop.db.query<{ words: string }>(
    "select words from payment_paid_out where order_id = $1",
    [id],
  );
  return rows.map(({ words }) => words.slice(words.indexOf(":")));
}

describe("a refund that is recorded again", () => {
  it.each([
    ["a parcel that was called off", withOwedParcel],
    ["money that came late", withLateMoney],
  ] as const)("of %s is the same with its reference and refused with another", async (_, owing) => {
    const { order, id, version } = await owing();
    const both = await Promise.all([pay(id, version, "slip 1"), pay(id, version, "slip 2")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const first = both[0].status === 200 ? "slip 1" : "slip 2";
    expect(both.find(({ status }) => status === 409)?.body.code).toBe("refund_recorded");
    expect((await pay(id, version, first)).body.refund).toMatchObject({ id, again: true });
    expect(await pay(id, version, "slip 3")).toMatchObject({
      status: 409,
      body: { code: "refund_recorded" },
    });
    expect(await notes(order)).toEqual([`: ${first}`]);
    const by = (words: string) => desk.run({ payOut: { id, by: words } });
    expect(await by(`Dilnoza: ${first}`)).toMatchObject({ paidOut: { again: true } });
    expect(await by("Dilnoza: slip 3")).toMatchObject({ refused: { code: "refund_recorded" } });
    expect(await desk.of(order)).toEqual([]);
    expect(await brokenRules(shop.db)).toEqual({});
  });

  it("is carried out with what was recorded first when its process died between, and refused all the same", async () => {
    const { order, id, version } = await withOwedParcel();
    await shop.db.query(
      "insert into payment_paid_out (id, order_id, amount, words) values ($1, $2, 100000, 'user_1: slip 1')",
      [id, order.id],
    );
    expect(await pay(id, version, "slip 2")).toMatchObject({
      status: 409,
      body: { code: "refund_recorded" },
    });
    expect((await readOrder(shop, desk.buyer, order)).payment).toMatchObject({
      ...{ refunded: 100_000, refundOwed: 0 },
    });
    expect(await notes(order)).toEqual([": slip 1"]);
    expect(await desk.of(order)).toEqual([]);
  });
});

/** What recording a transfer writes after its note, in its order. */
const writes = {
  ...refundWrites,
  debtDone: ["order_cancellation", "update", "new.refund_state = 'done'", "new.order_id"],
  lateDone: ["payment_attempt", "update", "new.state = 'refunded'", "new.order_id"],
} as const satisfies Record<string, OrderWrite>;

it("is finished after kill -9 at any write behind the note, once, and nobody has to repeat it", async () => {
  const owed = {
    refund: await withOwedParcel(),
    booked: await withOwedParcel(),
    debtDone: await withOwedParcel(),
    lateDone: await withLateMoney(),
  };
  const orders = new Map(
    Object.entries(owed).map(([point, { order }]) => [point as keyof typeof owed, order] as const),
  );
  await killWhile(
    shop,
    hangingAt(writes, orders, (_, point) => pay(owed[point].id, owed[point].version, "slip 1")),
  );
  for (const order of orders.values()) {
    await untilReads(shop, desk.buyer, order, ({ payment }) => payment.refundOwed === 0);
    expect((await readOrder(shop, desk.buyer, order)).payment).toMatchObject({
      ...{ refunded: 100_000, refundOwed: 0 },
    });
    expect(await notes(order)).toEqual([": slip 1"]);
  }
  for (const order of orders.values()) expect(await desk.of(order)).toEqual([]);
  expect(await brokenRules(shop.db)).toEqual({});
});
