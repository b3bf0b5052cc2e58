import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openCardClient, type CardClient, type Unpaid } from "./card-client.ts";
import { callbackOf } from "./fake-atmos.ts";

/** What the acquirer says of its own page when it is asked. */
let cards: CardClient;

beforeAll(async () => {
  cards = await openCardClient();
});

beforeEach(() => cards.atmos.unplan());

/** An order whose page is open. */
async function opened(): Promise<Unpaid> {
  const order = await cards.order("card");
  expect(await cards.choose(order, "card")).toMatchObject({ status: 201 });
  return order;
}

/** Nobody has looked at the order's tries a moment ago. */
const later = (order: Unpaid) =>
  cards.shop.db.query("update payment_attempt set looked_at = null where order_id = $1", [order.id]);

const YES = { status: 1, message: "OK" };

describe("the page that is open", () => {
  it("is another one when the acquirer has closed the first, and nothing can be begun when it was paid", async () => {
    const order = await opened();
    const first = cards.at(order);
    first.closed = true;
    await later(order);
    const next = await cards.choose(order, "card");
    expect(next.status).toBe(201);
    const second = cards.at(order);
    expect(second.id).not.toBe(first.id);
    expect(next.body.payment.payUrl).toContain(second.id);
    expect(await cards.states(order)).toEqual(["cancelled", "open"]);
    cards.atmos.take(second);
    expect(await cards.choose(order, "card")).toMatchObject({ status: 409, body: { code: "already_paid" } });
    expect([await cards.states(order), cards.debits(order)]).toEqual([["cancelled", "paid"], 1]);
  });

  it("is given out again while the acquirer cannot be asked about it", async () => {
    const order = await opened();
    cards.atmos.plan("get", { do: "drop" });
    await later(order);
    const queriesBefore = cards.atmos.count("get", order.number);
    const again = await cards.choose(order, "card");
    expect(again.body.payment.payUrl).toContain(cards.at(order).id);
    expect([cards.atmos.ofAccount(order.number).length, cards.atmos.count("get", order.number)]).toEqual([
      1,
      queriesBefore + 1,
    ]);
  });

  it("is a new one five times a minute for a person, and the open one as often as it is asked for", async () => {
    const order = await opened();
    for (let n = 1; n < 5; n += 1) {
      cards.at(order).closed = true;
      await later(order);
      expect((await cards.choose(order, "card")).status).toBe(201);
    }
    for (let n = 0; n < 3; n += 1) expect((await cards.choose(order, "card")).status).toBe(201);
    expect((await cards.choose(order, "uzcard")).status).toBe(201);
    const sixth = await cards.choose(order, "card");
    expect(sixth).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(cards.atmos.ofAccount(order.number)).toHaveLength(5);
  });
});

describe("the callback", () => {
  it("that was said yes to is asked about when its page is open again: its money pays the order", async () => {
    const order = await opened();
    expect(await cards.callback(callbackOf(cards.at(order)))).toEqual(YES);
    await cards.age(order, "3 minutes");
    await cards.resolve(order);
    expect(await cards.states(order)).toEqual(["open"]);
    cards.atmos.take(cards.at(order));
    await cards.resolve(order);
    // By the job alone: nobody has looked at it.
    expect(await cards.states(order)).toEqual(["paid"]);
  });

  it("that was said yes to and closed without money ends the page", async () => {
    const order = await opened();
    expect(await cards.callback(callbackOf(cards.at(order)))).toEqual(YES);
    cards.at(order).closed = true;
    await cards.resolve(order);
    expect(await cards.states(order)).toEqual(["confirming"]);
    await cards.age(order, "3 minutes");
    await cards.resolve(order);
    expect(await cards.read(order)).toMatchObject({ status: "failed", failure: "expired" });
  });
});
