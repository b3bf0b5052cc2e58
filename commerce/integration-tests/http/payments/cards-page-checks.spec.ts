import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openCardClient, type CardClient, type Unpaid } from "./card-client.ts";
import { callbackOf } from "./fake-atmos.ts";

/** What the acquirer says of its own page when it is asked. */
let desk: CardClient;

beforeAll(async () => {
  desk = await openCardClient();
});

beforeEach(() => desk.atmos.unplan());

/** An order whose page is open. */
async function opened(): Promise<Unpaid> {
  const order = await desk.order("card");
  expect(await desk.choose(order, "card")).toMatchObject({ status: 201 });
  return order;
}

/** Nobody has looked at the order's tries a moment ago. */
const later = (order: Unpaid) =>
  desk.shop.db.query("update payment_attempt set looked_at = null where order_id = $1", [order.id]);

const YES = { status: 1, message: "OK" };

describe("the page that is open", () => {
  it("is another one when the acquirer has closed the first, and nothing can be begun when it was paid", async () => {
    const order = await opened();
    const first = desk.at(order);
    first.closed = true;
    await later(order);
    const next = await desk.choose(order, "card");
    expect(next.status).toBe(201);
    const second = desk.at(order);
    expect(second.id).not.toBe(first.id);
    expect(next.body.payment.payUrl).toContain(second.id);
    expect(await desk.states(order)).toEqual(["cancelled", "open"]);
    desk.atmos.take(second);
    expect(await desk.choose(order, "card")).toMatchObject({ status: 409, body: { code: "already_paid" } });
    expect([await desk.states(order), desk.debits(order)]).toEqual([["cancelled", "paid"], 1]);
  });

  it("is given out again while the acquirer cannot be asked about it", async () => {
    const order = await opened();
    desk.atmos.plan("get", { do: "drop" });
    await later(order);
    const queriesBefore = desk.atmos.count("get", order.number);
    const again = await desk.choose(order, "card");
    expect(again.body.payment.payUrl).toContain(desk.at(order).id);
    expect([desk.atmos.ofAccount(order.number).length, desk.atmos.count("get", order.number)]).toEqual([
      1,
      queriesBefore + 1,
    ]);
  });

  it("is a new one five times a minute for a person, and the open one as often as it is asked for", async () => {
    const order = await opened();
    for (let n = 1; n < 5; n += 1) {
      desk.at(order).closed = true;
      await later(order);
      expect((await desk.choose(order, "card")).status).toBe(201);
    }
    for (let n = 0; n < 3; n += 1) expect((await desk.choose(order, "card")).status).toBe(201);
    expect((await desk.choose(order, "uzcard")).status).toBe(201);
    const sixth = await desk.choose(order, "card");
    expect(sixth).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(desk.atmos.ofAccount(order.number)).toHaveLength(5);
  });
});

describe("the callback", () => {
  it("that was said yes to is asked about when its page is open again: its money pays the order", async () => {
    const order = await opened();
    expect(await desk.callback(callbackOf(desk.at(order)))).toEqual(YES);
    await desk.age(order, "3 minutes");
    await desk.resolve(order);
    expect(await desk.states(order)).toEqual(["open"]);
    desk.atmos.take(desk.at(order));
    await desk.resolve(order);
    // By the job alone: nobody has looked at it.
    expect(await desk.states(order)).toEqual(["paid"]);
  });

  it("that was said yes to and closed without money ends the page", async () => {
    const order = await opened();
    expect(await desk.callback(callbackOf(desk.at(order)))).toEqual(YES);
    desk.at(order).closed = true;
    await desk.resolve(order);
    expect(await desk.states(order)).toEqual(["confirming"]);
    await desk.age(order, "3 minutes");
    await desk.resolve(order);
    expect(await desk.read(order)).toMatchObject({ status: "failed", failure: "expired" });
  });
});
