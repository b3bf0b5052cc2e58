import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MUTATIONS, SEED } from "../../harness/drawn.ts";
import { until } from "../../harness/until.ts";
import { openCardClient, type CardClient, type Unpaid } from "./card-client.ts";
import { toCallback, STORE } from "../../harness/payments/fake-atmos.ts";

/** A bank card on the acquirer's own page; the acquirer calls us back before it takes the money. */
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

const YES = { status: 1, message: "OK" };

describe("the acquirer's page", () => {
  it("belongs to this order and stays the same until it expires", async () => {
    const order = await cards.order("uzcard");
    const first = await cards.choose(order, "card", "/payment-status/mine?x=1");
    expect(first).toMatchObject({ status: 201, body: { payment: { method: "card", status: "processing" } } });
    const page = new URL(first.body.payment.payUrl ?? "");
    expect(page.origin + page.pathname).toBe(`${cards.atmos.url}/invoice/get`);
    expect(Object.fromEntries(page.searchParams)).toEqual({
      storeId: STORE,
      transactionId: cards.at(order).id,
      redirectLink: "https://shop.example/payment-status/mine?x=1",
    });
    const left = Date.parse(first.body.payment.expiresAt ?? "") - Date.now();
    expect(left).toBeGreaterThan(29 * 60_000);
    expect(left).toBeLessThanOrEqual(30 * 60_000);

    const again = await cards.choose(order, "card");
    expect(again.body.payment.payUrl).toBe(page.href);
    expect(cards.atmos.ofAccount(order.number)).toHaveLength(1);
    expect((await cards.read(order)).payUrl).toBe(page.href);
  });

  it("accepts no card by our own form, and is replaced when it has expired", async () => {
    const order = await opened();
    expect(await cards.pay(order)).toMatchObject({
      status: 400,
      body: { code: "payment_method_unavailable" },
    });
    const { id } = cards.at(order);
    await cards.age(order, "31 minutes");
    expect((await cards.choose(order, "card")).status).toBe(201);
    expect(cards.at(order).id).not.toBe(id);
    expect(await cards.states(order)).toEqual(["cancelled", "open"]);
  });

  it("is not opened when the gateway gives no valid answer, and then once for parallel requests", async () => {
    const order = await cards.order("uzcard");
    for (const fault of ["drop", "garbage"] as const) {
      cards.atmos.plan("create", { do: fault, after: true });
      expect([fault, await cards.choose(order, "card")]).toMatchObject([
        fault,
        { status: 503, body: { code: "gateway_unavailable" } },
      ]);
    }
    const before = cards.atmos.ofAccount(order.number).length;
    const answers = await Promise.all([1, 2, 3].map(() => cards.choose(order, "card")));
    const pages = new Set(answers.flatMap(({ body }) => body.payment?.payUrl ?? []));
    expect(pages.size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(cards.atmos.ofAccount(order.number)).toHaveLength(before + 1);
  });

  it("is opened by placing the order, and given up for another payment method", async () => {
    const order = await cards.order("card");
    const { id } = cards.at(order);
    expect((await cards.read(order)).payUrl).toContain(id);
    const left = await cards.choose(order, "uzcard");
    expect(left).toMatchObject({ status: 201, body: { payment: { method: "uzcard", payUrl: null } } });
    expect((await cards.callback(toCallback(cards.at(order)))).status).toBe(0);
    expect((await cards.pay(order)).status).toBe(200);
  });
});

describe("the acquirer's callback", () => {
  it("is accepted as JSON and as a form, however often, and the money is found by asking", async () => {
    const order = await opened();
    const fields = toCallback(cards.at(order));
    const callBack = async () => {
      for (const as of [{}, { form: true }])
        expect([as, await cards.callback(fields, as)]).toEqual([as, YES]);
    };
    await callBack();
    await callBack();
    expect(await cards.read(order)).toMatchObject({ status: "processing" });
    cards.atmos.take(cards.at(order));
    await cards.resolve(order);
    expect(await cards.read(order)).toMatchObject({ status: "paid", payUrl: null });
    await callBack();
    expect([cards.debits(order), await cards.states(order)]).toEqual([1, ["paid"]]);
  });

  it("with a forged signature cannot fill the table of events", async () => {
    const fields = toCallback({ id: "1", account: "1234567890", amount: "100" });
    const count = async () => {
      const sql = "select count(*)::int as n from payment_event where gateway = 'atmos' and order_id is null";
      return (await cards.shop.db.query<{ n: number }>(sql)).rows[0]?.n ?? 0;
    };
    const before = await count();
    for (let n = 0; n < 10; n += 1) {
      expect((await cards.callback({ ...fields, sign: "0".repeat(32) })).status).toBe(0);
      expect((await cards.callback({ ...fields, store_id: "1234" })).status).toBe(0);
      expect((await cards.rawCallback("{}")).status).toBe(0);
    }
    expect((await count()) - before).toBeLessThan(3);
    // a signed call is stored, also for an unknown transaction
    expect((await cards.callback(fields)).status).toBe(0);
    expect((await count()) - before).toBeGreaterThan(0);
  });

  it("is refused with any wrong field or body, and changes nothing", async () => {
    const order = await opened();
    const other = await opened();
    const at = cards.at(order);
    const signed = (own: Record<string, string>) => toCallback(at, own);
    const fields = toCallback(at);
    const wrong = {
      "a forged signature": { ...fields, sign: "0".repeat(32) },
      "a signature in capitals": { ...fields, sign: fields.sign.toUpperCase() },
      "no signature": { ...fields, sign: "" },
      "a foreign store": signed({ store_id: "1234" }),
      "an unknown transaction": signed({ transaction_id: "9007199254740993999" }),
      "another order's transaction": signed({ transaction_id: cards.at(other).id }),
      "another order's account": signed({ account: other.number }),
      "sum for tiyin": signed({ amount: String(order.amount) }),
      "a tiyin less": signed({ amount: String(Number(at.amount) - 1) }),
      "no whole number of tiyin": signed({ amount: `${at.amount}.00` }),
      "a negative amount": signed({ amount: `-${at.amount}` }),
      "a rounded id": signed({ transaction_id: String(Number(at.id)) }),
    };
    for (const [what, body] of Object.entries(wrong)) {
      for (const as of [{}, { form: true }]) {
        expect([what, (await cards.callback(body, as)).status]).toEqual([what, 0]);
      }
    }
    const raw = {
      nothing: "",
      "no JSON": "{",
      "a list": "[]",
      "a long list": JSON.stringify({ ...fields, amount: [at.amount] }),
      "a zero byte": JSON.stringify({ ...fields, transaction_time: "\0" }),
      "too much": JSON.stringify({ ...fields, more: "x".repeat(70_000) }),
      "twice the same": `${new URLSearchParams(fields).toString()}&amount=1`,
    };
    for (const [what, body] of Object.entries(raw)) {
      expect([what, (await cards.rawCallback(body)).status]).toEqual([what, 0]);
    }
    expect((await cards.rawCallback("", "application/json", "GET")).status).toBe(0);
    expect(await cards.states(order)).toEqual(["open"]);
    expect(await cards.callback(fields)).toEqual(YES);
  });

  it("is refused after any change of a signed field; it may name the order as the invoice, and write numbers as numbers", async () => {
    const order = await opened();
    const valid = toCallback(cards.at(order));
    const body = JSON.stringify(valid);
    const own = ["store_id", "transaction_id", "amount", "account", "sign"];
    const signedText = (text: string) => {
      try {
        const read = JSON.parse(text) as Record<string, unknown>;
        return own.map((name) => String(read[name])).join("|");
      } catch {
        return "";
      }
    };
    const letters = fc.integer({ min: 32, max: 126 }).map((letter) => String.fromCharCode(letter));
    const change = fc.tuple(fc.nat({ max: body.length - 1 }), letters, fc.nat({ max: 2 }));
    await fc.assert(
      fc.asyncProperty(change, async ([at, letter, cut]) => {
        const text = body.slice(0, at) + (cut === 0 ? "" : letter) + body.slice(at + (cut === 1 ? 0 : 1));
        // changes of unsigned parts are no forgery
        fc.pre(signedText(text) !== signedText(body));
        expect([text, (await cards.rawCallback(text)).status]).toEqual([text, 0]);
      }),
      { seed: SEED, numRuns: MUTATIONS },
    );
    expect(await cards.states(order)).toEqual(["open"]);
    const { id, account, amount } = cards.at(order);
    const numbers = `{"store_id":${STORE},"transaction_id":${id},"invoice":"${account}","amount":${amount},"sign":"${valid.sign}"}`;
    expect(await cards.rawCallback(numbers)).toEqual(YES);
  });

  it("is refused once the page has expired, was swept or was given up for another payment method", async () => {
    const order = await opened();
    await cards.age(order, "31 minutes");
    expect((await cards.callback(toCallback(cards.at(order)))).status).toBe(0);
    expect(await cards.read(order)).toMatchObject({ status: "failed", failure: "expired" });

    expect((await cards.choose(order, "card")).status).toBe(201);
    await cards.age(order, "31 minutes");
    await cards.expire();
    expect((await cards.callback(toCallback(cards.at(order)))).status).toBe(0);

    expect((await cards.choose(order, "uzcard")).status).toBe(201);
    expect((await cards.pay(order)).status).toBe(200);
    expect((await cards.callback(toCallback(cards.at(order)))).status).toBe(0);
    expect(await cards.states(order)).toEqual(["cancelled", "cancelled", "open"]);
  });

  it("that was accepted refunds money that comes too late, and without money leaves the page open again", async () => {
    const order = await opened();
    const late = cards.at(order);
    expect(await cards.callback(toCallback(late))).toEqual(YES);
    await cards.age(order, "31 minutes");
    await cards.resolve(order);
    expect(await cards.read(order)).toMatchObject({ status: "failed", failure: "expired" });
    cards.atmos.take(late);
    await cards.resolve(order);
    await until("late money to be refunded", async () => (await cards.states(order))[0] === "refunded");
    expect(late.reversed).toBe(true);

    expect((await cards.choose(order, "card")).status).toBe(201);
    const fields = toCallback(cards.at(order));
    expect(await cards.callback(fields)).toEqual(YES);
    await cards.age(order, "3 minutes");
    await cards.resolve(order);
    expect(await cards.states(order)).toEqual(["refunded", "open"]);
    expect(await cards.callback(fields)).toEqual(YES);
    cards.atmos.take(cards.at(order));
    await cards.resolve(order);
    expect((await cards.read(order)).status).toBe("paid");
  });
});
