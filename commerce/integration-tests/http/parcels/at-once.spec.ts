import { afterEach, beforeAll, expect, it } from "vitest";
import { brokenAtRest, untilAtRest } from "../../harness/payments/at-rest.ts";
import { openAttempt } from "../../harness/payments/open-attempt.ts";
import { whileRefused } from "../../harness/refuse-writes.ts";
import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import { createBuyer, type Buyer, type Shop } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { cancel, choose, placeFor } from "../payments/pay-order.ts";
import type { Person } from "../shops/shop-calls.ts";
import { parcelCalls, getParcel } from "./parcel-calls.ts";

/** PARCEL_RACES=<number> for more: four orders each. */
const ROUNDS = Number(process.env.PARCEL_RACES ?? 1);

let shop: Shop;
/** the same shop through its other process */
let other: Shop;
let buyer: Buyer;
let atlas: Person;

beforeAll(async () => {
  shop = await sharedShop("at_rest");
  other = { ...shop, commerce: await secondProcess("at_rest") };
  buyer = await createBuyer(shop.commerce);
  atlas = await parcelCalls(shop).member("atlas");
});

afterEach(async () => expect(await brokenAtRest(shop)).toEqual({}));

it("an order accepted with cash on delivery keeps that method, though its buyer changes it at the same moment", async () => {
  const placed = await placeFor(shop, buyer, "cash");
  const { id } = getParcel(placed, "Atlas");
  const client = await shop.db.connect();
  try {
    await client.query("begin");
    const { rows } = await client.query<{ pid: number; now: Date }>(
      "select pg_backend_pid() as pid, clock_timestamp() as now from seller_order where id = $1 for update",
      [id],
    );
    const accepted = parcelCalls(shop).move(atlas.token, id, "confirmed");
    const seen = async (where: string, value: unknown) =>
      (
        await shop.db.query(
          `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${where}`,
          [value],
        )
      ).rows.length > 0;
    await until("the acceptance to be written", () => seen("$1 = any (pg_blocking_pids(pid))", rows[0]?.pid));
    const chosen = choose(other, buyer, placed, "payme");
    // it has read an order that nobody accepted, and waits for its turn
    await until("the buyer to wait", () =>
      seen("query like '%insert into lease_lock%' and query_start > $1", rows[0]?.now),
    );
    await client.query("commit");
    expect((await accepted).status).toBe(200);
    expect((await chosen).body.code).toBe("payment_closed");
  } finally {
    client.release();
  }
  const { parcel } = (await parcelCalls(shop).one(atlas.token, id)).body;
  expect(parcel).toMatchObject({ status: "confirmed", paymentMethod: "cash", collect: placed.totals.total });
});

it("a parcel whose payment was refunded is not packed", async () => {
  const one = await openAttempt(shop, buyer, "payme", 0);
  const { id } = getParcel(one.order, "Atlas");
  const calls = parcelCalls(shop);
  expect((await one.pay(shop)).code).toBe(0);
  expect((await calls.move(atlas.token, id, "confirmed")).status).toBe(200);
  const refused = async () => {
    expect((await one.refund(shop)).state).toBe(-2);
    expect((await calls.move(atlas.token, id, "processing")).body.code).toBe("awaiting_payment");
  };
  await whileRefused(shop.db, "insert on order_cancellation", refused, `new.order_id = '${one.order.id}'`);
  await untilAtRest(shop.db, shop.commerce);
  expect((await calls.one(atlas.token, id)).body.parcel.status).toBe("cancelled");
});

it("accepting, two cancellations and a payment at once take effect one after another in two processes", async () => {
  const [here, there] = [parcelCalls(shop), parcelCalls(other)];
  for (let round = 0; round < ROUNDS; round += 1) {
    const attempts = await Promise.all([0, 1, 2, 3].map((at) => openAttempt(shop, buyer, "payme", at)));
    const answers = attempts.map(async (one, at) => {
      const { id } = getParcel(one.order, "Atlas");
      const [first, second] = at % 2 ? [here, there] : [there, here];
      const [paid, ...moved] = await Promise.all([
        one.pay(at % 2 ? other : shop),
        insist(() => first.move(atlas.token, id, "confirmed")),
        insist(() => cancel(at % 2 ? shop : other, buyer, one.order)),
        insist(() => second.move(atlas.token, id, "cancelled", { reason: "Нет в наличии" })),
      ]);
      expect([0, -31008]).toContain(paid.code);
      for (const { status, body } of moved) expect([status, body.code]).toEqual([status, getRefusal(status)]);
      const [accepted, ...cancelled] = moved.map(({ status }) => status === 200);
      return { id, end: cancelled.includes(true) ? "cancelled" : accepted ? "confirmed" : "pending" };
    });
    const lived = await Promise.all(answers);
    expect(await brokenAtRest(shop)).toEqual({});
    // every accepted answer describes the real state
    for (const { id, end } of lived)
      expect([id, (await here.one(atlas.token, id)).body.parcel.status]).toEqual([id, end]);
  }
});

/** A busy machine may refuse a call before it begins; callers are told to repeat it. */
async function insist<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  const answer = await ask();
  return answer.status === 503 ? ask() : answer;
}

/** A call that comes too late gets a reason, never an internal error. */
const getRefusal = (status: number) => (status === 200 ? undefined : expect.stringMatching(refusals));
const refusals = /^(awaiting_payment|payment_in_progress|conflict|too_late_to_cancel)$/;
