import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openCardClient, type CardClient, type Unpaid } from "./card-client.ts";
import { toCallback } from "../../harness/payments/fake-atmos.ts";

/** Checks of the acquirer's page against the acquirer's own state. */
let cards: CardClient;

beforeAll(async () => {
  cards = await openCardClient();
});

beforeEach(() => cards.atmos.unplan());

async function opened(): Promise<Unpaid> {
  const order = await cards.order("card");
  expect(await cards.choose(order, "card")).toMatchObject({ status: 201 });
  return order;
}

/** Makes the last check of the order's attempts old enough for the next one. */
const later = (order: Unpaid) =>
  cards.shop.db.query("update payment_attempt set looked_at = null where order_id = $1", [order.id]);

const YES = { status: 1, message: "OK" };

describe("the open page of the acquirer", () => {
  it("is replaced when the acquirer has closed it, and refused when it was paid", async () => {
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

  it("is returned again while the acquirer is unreachable", async () => {
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

  it("is opened five times a minute per person at most, and returned again without limit", async () => {
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

describe("the accepted callback", () => {
  it("is resolved when its page is open again: money pays the order", async () => {
    const order = await opened();
    expect(await cards.callback(toCallback(cards.at(order)))).toEqual(YES);
    await cards.age(order, "3 minutes");
    await cards.resolve(order);
    expect(await cards.states(order)).toEqual(["open"]);
    cards.atmos.take(cards.at(order));
    await cards.resolve(order);
    // by the job alone, without a check by the buyer
    expect(await cards.states(order)).toEqual(["paid"]);
  });

  it("ends the page when the acquirer closes it without money", async () => {
    const order = await opened();
    expect(await cards.callback(toCallback(cards.at(order)))).toEqual(YES);
    cards.at(order).closed = true;
    await cards.resolve(order);
    expect(await cards.states(order)).toEqual(["confirming"]);
    await cards.age(order, "3 minutes");
    await cards.resolve(order);
    expect(await cards.read(order)).toMatchObject({ status: "failed", failure: "expired" });
  });
});
