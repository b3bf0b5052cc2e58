import { beforeAll, describe, expect, it } from "vitest";
import { createBuyer } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { openCardClient, EXPIRY, newCard, type CardClient, type Unpaid } from "./card-client.ts";
import { RIGHT_CODE } from "../../harness/payments/fake-atmos.ts";

let cards: CardClient;

beforeAll(async () => {
  cards = await openCardClient();
});

const WRONG_CODE = "100200";

/** An order whose card waits for its code. */
async function waiting(card?: string): Promise<Unpaid> {
  const order = await cards.order();
  expect(await cards.pay(order, card)).toMatchObject({ status: 200 });
  return order;
}

const readFailure = async (order: Unpaid) => {
  const { status, failure } = await cards.read(order);
  return { status, failure };
};

describe("a card payment", () => {
  it("takes a number, then a code, and is paid", async () => {
    const order = await cards.order();
    const number = newCard("1234");
    const begun = await cards.pay(order, number.replace(/(\d{4})(?=\d)/g, "$1 "));
    expect(begun).toMatchObject({ status: 200, body: { payment: { status: "processing", payUrl: null } } });
    expect(begun.body.payment.card).toMatchObject({
      mask: `${number.slice(0, 4)} •••• •••• 1234`,
      phone: "+998 •• ••• •• 67",
      triesLeft: 3,
    });
    const create = cards.atmos.calls.findLast(({ operation }) => operation === "create");
    expect(create?.body).toMatchObject({
      account: order.number,
      amount: `${order.amount}00`,
      store_id: "9999",
    });
    const preApply = cards.atmos.calls.findLast(({ operation }) => operation === "pre-apply");
    expect(preApply?.body).toMatchObject({ card_number: number, expiry: "3109" });
    // an id above 2^53 is sent without rounding
    expect(preApply?.text).toContain(`"transaction_id":${cards.at(order).id},`);

    const paid = await cards.confirm(order, RIGHT_CODE);
    expect(paid).toMatchObject({ status: 200, body: { payment: { status: "paid", card: null } } });
    const { successId } = cards.at(order);
    const url = `https://ofd.example/check?t=EP000000000001&r=${successId}&s=12345`;
    expect(paid.body.payment.receipts).toMatchObject([{ type: "sale", number: successId, url }]);
    expect(cards.at(order)).toMatchObject({ confirmed: true, debits: 1, amount: `${order.amount}00` });
    expect(await cards.states(order)).toEqual(["paid"]);
    await until("the bookings", async () => {
      const { rows } = await cards.shop.db.query(
        "select sum(amount)::int as sum from order_transaction where order_id = $1",
        [order.id],
      );
      return (rows[0] as { sum: number | null }).sum === order.amount;
    });
    // a repeat changes nothing
    expect(await cards.confirm(order, RIGHT_CODE)).toMatchObject({ status: 200 });
    expect(cards.atmos.count("apply", order.number)).toBe(1);
    expect(await cards.pay(order)).toMatchObject({ status: 409, body: { code: "already_paid" } });
  });

  it("allows three wrong codes without a charge, and is paid by the right code of another attempt", async () => {
    const order = await waiting();
    for (const left of [2, 1]) {
      const wrong = await cards.confirm(order, WRONG_CODE);
      expect(wrong).toMatchObject({
        status: 422,
        body: { code: "code_wrong", details: { triesLeft: left } },
      });
      expect((await cards.read(order)).card?.triesLeft).toBe(left);
    }
    const last = await cards.confirm(order, WRONG_CODE);
    expect(last).toMatchObject({ status: 422, body: { code: "code_wrong", details: { triesLeft: 0 } } });
    expect(await cards.confirm(order, RIGHT_CODE)).toMatchObject({
      status: 409,
      body: { code: "code_expired" },
    });
    expect(await readFailure(order)).toEqual({ status: "failed", failure: "code_wrong" });
    expect(cards.debits(order)).toBe(0);
    expect(cards.atmos.count("apply", order.number)).toBe(3);

    expect((await cards.pay(order)).status).toBe(200);
    expect((await cards.confirm(order, WRONG_CODE)).status).toBe(422);
    expect((await cards.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
    expect([cards.debits(order), await cards.states(order)]).toEqual([1, ["cancelled", "paid"]]);
  });

  it("reports why a card is refused, and accepts another", async () => {
    const order = await cards.order();
    for (const [end, reason] of [
      ["0023", "card_blocked"],
      ["0064", "card_expired"],
      ["0842", "no_sms"],
    ]) {
      const refused = await cards.pay(order, newCard(end));
      expect(refused).toMatchObject({ status: 422, body: { code: "card_refused", details: { reason } } });
      expect(await readFailure(order)).toEqual({ status: "failed", failure: reason });
    }
    expect((await cards.pay(order, newCard("0031"))).status).toBe(200);
    const refused = await cards.confirm(order, RIGHT_CODE);
    const reason = "insufficient_funds";
    expect(refused).toMatchObject({ status: 422, body: { code: "card_refused", details: { reason } } });
    expect(await readFailure(order)).toEqual({ status: "failed", failure: reason });
    expect((await cards.pay(order)).status).toBe(200);
    expect((await cards.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
  });

  it("gives up the waiting card when another is entered", async () => {
    const order = await waiting();
    const first = cards.at(order);
    expect((await cards.pay(order)).status).toBe(200);
    expect(cards.at(order).id).not.toBe(first.id);
    expect((await cards.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
    expect([first.debits, cards.at(order).debits]).toEqual([0, 1]);
    expect((await cards.attempts(order)).map(({ state, failure }) => [state, failure])).toEqual([
      ["cancelled", "cancelled"],
      ["paid", null],
    ]);
  });
});

describe("another code", () => {
  it("is sent after a minute, three times at most, and renews its time", async () => {
    const order = await waiting();
    const soon = await cards.resend(order);
    expect(soon).toMatchObject({ status: 429, body: { code: "too_soon" } });
    expect(soon.body.details?.retryAfter).toBeGreaterThan(50);
    await cards.age(order, "290 seconds");
    const sent = await cards.resend(order);
    expect(sent.status).toBe(200);
    const { card } = sent.body.payment;
    expect(Date.parse(card?.codeUntil ?? "") - Date.now()).toBeGreaterThan(240_000);
    expect((await cards.confirm(order, RIGHT_CODE)).body.details).toEqual({ triesLeft: 2 });
    for (const left of [1, 0]) {
      await cards.age(order, "61 seconds");
      const again = await cards.resend(order);
      expect([left, again.status, again.body.payment.card?.resendAt === null]).toEqual([
        left,
        200,
        left === 0,
      ]);
    }
    await cards.age(order, "61 seconds");
    expect(await cards.resend(order)).toMatchObject({ status: 409, body: { code: "code_expired" } });
    expect((await cards.confirm(order, "551904")).body.payment.status).toBe("paid");
  });

  it("is sent once for parallel requests, at once when none was sent, and required when the first has expired", async () => {
    const order = await waiting();
    await cards.age(order, "61 seconds");
    const answers = await Promise.all([cards.resend(order), cards.resend(order), cards.resend(order)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    expect(cards.atmos.count("otp-resend", order.number)).toBe(1);

    await cards.age(order, "61 seconds");
    cards.atmos.plan("otp-resend", { do: "drop" });
    expect(await cards.resend(order)).toMatchObject({ status: 503, body: { code: "gateway_unavailable" } });
    expect((await cards.resend(order)).status).toBe(200);

    await cards.age(order, "301 seconds");
    expect(await cards.confirm(order, RIGHT_CODE)).toMatchObject({
      status: 409,
      body: { code: "code_expired" },
    });
    // an expired code is not sent to the gateway
    expect(cards.atmos.count("apply", order.number)).toBe(0);
    expect((await cards.resend(order)).status).toBe(200);
    expect((await cards.confirm(order, "551904")).body.payment.status).toBe("paid");
  });

  it("is not sent when the attempt has ended", async () => {
    const order = await waiting();
    await cards.age(order, "11 minutes");
    expect(await cards.resend(order)).toMatchObject({ status: 409, body: { code: "code_expired" } });
    expect(await cards.confirm(order, RIGHT_CODE)).toMatchObject({ status: 409 });
    expect(await readFailure(order)).toEqual({ status: "failed", failure: "expired" });
    expect(cards.debits(order)).toBe(0);
  });
});

describe("access to card payments", () => {
  /** without any attempt */
  let order: Unpaid;
  beforeAll(async () => {
    order = await cards.order();
  });

  it("shows a payment to its buyer only", async () => {
    const ofOtherBuyer = { ...order, buyer: await createBuyer(cards.shop.commerce) };
    for (const call of [
      cards.pay(ofOtherBuyer),
      cards.confirm(ofOtherBuyer, RIGHT_CODE),
      cards.resend(ofOtherBuyer),
    ]) {
      expect(await call).toMatchObject({ status: 404, body: { code: "payment_not_found" } });
    }
    const guest = { ...order, buyer: { ...order.buyer, token: "" } };
    for (const call of [cards.pay(guest), cards.confirm(guest, RIGHT_CODE), cards.resend(guest)]) {
      expect((await call).status).toBe(401);
    }
    expect(await cards.attempts(order)).toEqual([]);
  });

  it.each([
    ["", { number: "860012341234123", expiry: EXPIRY }],
    ["", { number: "86001234123412345", expiry: EXPIRY }],
    ["", { number: "8600 1234  1234 1234", expiry: EXPIRY }],
    ["", { number: 8600123412341234, expiry: EXPIRY }],
    ["", { number: "8600123412341234", expiry: "13/31" }],
    ["", { number: "8600123412341234", expiry: EXPIRY, save: true }],
    ["/confirm", { code: "123" }],
    ["/confirm", { code: "12345\u0000" }],
    ["/resend", { code: "1234" }],
  ])("rejects an invalid body: %s %j", async (path, body) => {
    const { token } = order.buyer;
    const address = `/customer/payments/${order.payment}/card${path}`;
    expect((await cards.shop.commerce.call("POST", address, { token, body })).status).toBe(400);
    expect(await cards.attempts(order)).toEqual([]);
  });

  it("accepts a card only for an order that is to be paid by card", async () => {
    const openUntil = (interval: string) =>
      cards.shop.db.query("update payment_due set open_until = now() + $2::interval where id = $1", [
        order.id,
        interval,
      ]);
    await openUntil("-1 s");
    expect(await cards.pay(order)).toMatchObject({ status: 409, body: { code: "payment_closed" } });
    await openUntil("1 hour");
    expect((await cards.choose(order, "cash")).status).toBe(201);
    const code = "payment_method_unavailable";
    expect(await cards.pay(order)).toMatchObject({ status: 400, body: { code } });
    const path = `/customer/orders/${order.id}/cancel`;
    await cards.shop.commerce.call("PATCH", path, { token: order.buyer.token, body: {} });
    expect(await cards.pay(order)).toMatchObject({ status: 409, body: { code: "payment_closed" } });
  });

  it("allows five attempts a minute for a person and ten an hour for an order", async () => {
    const limited = await cards.order();
    for (let n = 0; n < 5; n += 1) expect((await cards.pay(limited)).status).toBe(200);
    const sixth = await cards.pay(limited);
    expect(sixth).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(sixth.body.details?.retryAfter).toBeGreaterThan(0);
    const aMinuteLater = () =>
      cards.shop.db.query(
        "update shop_limit set hits = array(select hit - interval '61 s' from unnest(hits) as hit)",
      );
    await aMinuteLater();
    for (let n = 0; n < 5; n += 1) expect((await cards.pay(limited)).status).toBe(200);
    await aMinuteLater();
    expect(await cards.pay(limited)).toMatchObject({ status: 429 });
    expect(cards.atmos.ofAccount(limited.number)).toHaveLength(10);
  });
});
