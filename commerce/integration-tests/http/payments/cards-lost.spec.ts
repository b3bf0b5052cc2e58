import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { until } from "../../harness/until.ts";
import { openCardClient, type CardClient, type Unpaid } from "./card-client.ts";
import { RIGHT_CODE, type Fault } from "../../harness/payments/fake-atmos.ts";

/** Answers that are lost, late, wrong or garbage: whatever ATMOS answers, a card is charged at most once. */
let cards: CardClient;

beforeAll(async () => {
  cards = await openCardClient();
});

beforeEach(() => cards.atmos.unplan());

async function waiting(): Promise<Unpaid> {
  const order = await cards.order();
  expect((await cards.pay(order)).status).toBe(200);
  return order;
}

const readFailure = async (order: Unpaid) => {
  const { status, failure } = await cards.read(order);
  return { status, failure };
};

const isReturned = (order: Unpaid, at = cards.at(order)) =>
  until(
    "late money to be refunded",
    async () => at.reversed && (await cards.states(order)).includes("refunded"),
  );

const spoiled: [string, Fault][] = [
  ["no answer", { do: "drop" }],
  ["no answer, though it was done", { do: "drop", after: true }],
  ["a page of a proxy", { do: "garbage", after: true }],
  ["an error of HTTP", { do: "status", status: 502, after: true }],
  ["an answer of something else", { do: "answer", body: { ok: true }, after: true }],
  ["a redirect", { do: "status", status: 307 }],
];

describe("an attempt before its code", () => {
  // a person may begin five times a minute
  const steps = (["create", "pre-apply"] as const).flatMap((operation) =>
    [spoiled.slice(0, 3), spoiled.slice(3)].map((faults) => ({
      operation,
      faults,
      what: faults.map(([what]) => what).join(", "),
    })),
  );

  it.each(steps)("$operation with $what charges nothing and can be repeated", async (step) => {
    const order = await cards.order();
    for (const [what, fault] of step.faults) {
      cards.atmos.plan(step.operation, fault);
      const answer = { status: 503, body: { code: "gateway_unavailable" } };
      expect([what, await cards.pay(order)]).toMatchObject([what, answer]);
      expect([what, await readFailure(order)]).toEqual([what, { status: "failed", failure: "gateway" }]);
    }
    expect((await cards.pay(order)).status).toBe(200);
    expect((await cards.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
    expect(cards.debits(order)).toBe(1);
  });

  it("is given up when the gateway returns no number, and before its caller stops waiting", async () => {
    const order = await cards.order();
    const body = { result: { code: "OK" }, transaction_id: "8600 1234 1234 1234" };
    cards.atmos.plan("create", { do: "answer", body });
    expect((await cards.pay(order)).status).toBe(503);
    expect(await cards.states(order)).toEqual(["cancelled"]);
    const slow = Promise.withResolvers<void>();
    cards.atmos.plan("pre-apply", { do: "wait", until: slow.promise });
    const began = performance.now();
    expect((await cards.pay(order)).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(9_500);
    slow.resolve();
    expect(await cards.states(order)).toEqual(["cancelled", "cancelled"]);
  });
});

describe("the answer to the code", () => {
  const code = (number: string, description: string): Fault => ({
    do: "code",
    code: `STPIMS-ERR-${number}`,
    description,
  });

  /** Answers that are neither yes nor no. The bank may only be slow, so another payment method is refused meanwhile. */
  it.each<[string, [string, Fault][]]>([
    ["lost or unreadable", spoiled.filter(([, { after }]) => after)],
    [
      "unclear, or an uncertain message about a wrong code",
      [
        ["it is closed", code("092", "Ошибка")],
        ["an internal error", code("001", "Ошибка")],
        ["a wrong code with an unknown error code", code("500", "Неверный код")],
        ["a wrong code with the code for wrong parameters", code("009", "Неверные параметры")],
      ],
    ],
  ])(
    "%s: is looked up, and money that was taken is found that way, never by a second apply",
    async (_, faults) => {
      const order = await cards.order();
      for (const [at, [what, fault]] of faults.entries()) {
        const taken = at === faults.length - 1;
        expect([what, (await cards.pay(order)).status]).toEqual([what, 200]);
        cards.atmos.plan("apply", { ...fault, after: taken });
        // a repeated code does not call the gateway again
        for (let sent = 0; sent < 2; sent += 1) {
          const { payment } = (await cards.confirm(order, RIGHT_CODE)).body;
          expect([what, payment.status]).toEqual([what, "processing"]);
        }
        expect([what, cards.atmos.count("apply", order.number)]).toEqual([what, at + 1]);
        await cards.resolve(order);
        if (taken) break;
        expect([what, (await cards.states(order)).at(-1)]).toEqual([what, "confirming"]);
        if (at === 0)
          expect(await cards.pay(order)).toMatchObject({
            status: 409,
            body: { code: "payment_in_progress" },
          });
        await cards.age(order, "3 minutes");
        await cards.resolve(order);
        expect([what, await readFailure(order)]).toEqual([what, { status: "failed", failure: "gateway" }]);
      }
      expect(await readFailure(order)).toEqual({ status: "paid", failure: null });
      expect([cards.debits(order), cards.atmos.count("apply", order.number)]).toEqual([1, faults.length]);
    },
  );

  it("lost: money that comes after the attempt was given up and the order was paid otherwise is refunded", async () => {
    const order = await waiting();
    cards.atmos.plan("apply", { do: "drop" });
    await cards.confirm(order, RIGHT_CODE);
    const first = cards.at(order);
    await cards.age(order, "3 minutes");
    await cards.resolve(order);
    await cards.pay(order);
    await cards.confirm(order, RIGHT_CODE);
    cards.atmos.take(first);
    await cards.resolve(order);
    await isReturned(order, first);
    expect(await cards.states(order)).toEqual(["refunded", "paid"]);
    expect([cards.at(order).reversed, await readFailure(order)]).toEqual([
      false,
      { status: "paid", failure: null },
    ]);
  });

  it("lost while the gateway is unreachable: stays unresolved until the gateway answers", async () => {
    const order = await waiting();
    cards.atmos.plan("apply", { do: "drop", after: true });
    await cards.confirm(order, RIGHT_CODE);
    for (const [, fault] of spoiled) {
      cards.atmos.plan("get", fault);
      await cards.resolve(order);
      expect(await cards.states(order)).toEqual(["confirming"]);
    }
    cards.atmos.unplan();
    await cards.resolve(order);
    expect(await cards.states(order)).toEqual(["paid"]);
  });

  // otherwise the buyer could neither pay nor cancel for days
  it("lost with the gateway unreachable for an hour: another card may be tried, and money that was taken is refunded", async () => {
    const order = await waiting();
    cards.atmos.plan("apply", { do: "drop", after: true });
    await cards.confirm(order, RIGHT_CODE);
    const first = cards.at(order);
    const resolveInVain = async () => {
      cards.atmos.plan("get", { do: "drop" });
      await cards.resolve(order);
    };
    await resolveInVain();
    await cards.age(order, "59 minutes");
    await resolveInVain();
    expect(await cards.states(order)).toEqual(["confirming"]);
    await cards.age(order, "1 minute");
    await resolveInVain();
    expect(await readFailure(order)).toEqual({ status: "failed", failure: "gateway" });
    expect((await cards.pay(order)).status).toBe(200);
    expect((await cards.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
    await cards.resolve(order);
    await isReturned(order, first);
    expect(await cards.states(order)).toEqual(["refunded", "paid"]);
  });

  it("refused with an unknown code: reports the card as refused, and asks the gateway for days", async () => {
    const order = await waiting();
    cards.atmos.plan("apply", { do: "code", code: "STPIMS-ERR-777", description: "Отказано", after: true });
    const refused = await cards.confirm(order, RIGHT_CODE);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: "card_refused", details: { reason: "refused" } },
    });
    expect(await readFailure(order)).toEqual({ status: "failed", failure: "refused" });
    await cards.resolve(order);
    await isReturned(order);
    expect((await cards.read(order)).methods).toContain("uzcard");
  });

  it("accepted without a payment: is asked about until three days after the attempt was given up", async () => {
    const order = await waiting();
    const body = { result: { code: "OK" }, store_transaction: { confirmed: false, status_code: "1" } };
    cards.atmos.plan("apply", { do: "answer", body });
    expect((await cards.confirm(order, RIGHT_CODE)).body.payment.status).toBe("processing");
    expect(await cards.states(order)).toEqual(["confirming"]);
    await cards.age(order, "3 minutes");
    await cards.resolve(order);
    const countQueries = () => cards.atmos.count("get", order.number);
    const first = countQueries();
    await cards.resolve(order);
    expect(countQueries()).toBe(first + 1);
    // however often it was checked since
    const given =
      "update payment_attempt set cancelled_time = cancelled_time - 259200000 where order_id = $1";
    await cards.shop.db.query(given, [order.id]);
    await cards.resolve(order);
    expect(countQueries()).toBe(first + 1);
  });

  it("with another amount than requested, or found with one, never pays the order", async () => {
    const order = await cards.order();
    for (const more of [1, 100, 101]) {
      expect([more, (await cards.pay(order)).status]).toEqual([more, 200]);
      const at = cards.at(order);
      at.amount = String(Number(at.amount) + more);
      const { payment } = (await cards.confirm(order, RIGHT_CODE)).body;
      expect([more, payment.status]).not.toEqual([more, "paid"]);
      await isReturned(order, at);
      expect([more, (await cards.attempts(order)).at(-1)?.data]).toMatchObject([more, { late: true }]);
    }
    expect((await cards.pay(order)).status).toBe(200);
    cards.atmos.plan("apply", { do: "drop", after: true });
    await cards.confirm(order, RIGHT_CODE);
    const found = cards.at(order);
    found.amount = String(order.amount);
    await cards.resolve(order);
    await isReturned(order, found);
    await until("the ledger to know of all", async () => {
      const states = await cards.states(order);
      return states.length === 4 && states.every((state) => state === "refunded");
    });
    const { rows } = await cards.shop.db.query(
      "select 1 from order_transaction where order_id = $1 and amount > 0",
      [order.id],
    );
    expect(rows).toEqual([]);
  });
});

describe("the acquirer's token", () => {
  it("is requested once for parallel calls and again when the gateway forgot it, and a call is sent twice at most", async () => {
    const orders = await Promise.all([1, 2, 3].map(() => cards.order()));
    cards.atmos.forgetTokens();
    const before = cards.atmos.count("token");
    const answers = await Promise.all(orders.map((order) => cards.pay(order)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(cards.atmos.count("token") - before).toBe(1);

    const [refused, none] = orders as [Unpaid, Unpaid, Unpaid];
    cards.atmos.plan("apply", { do: "refuse-token" });
    cards.atmos.plan("apply", { do: "refuse-token" });
    expect((await cards.confirm(refused, RIGHT_CODE)).status).toBe(503);
    expect(cards.atmos.count("apply", refused.number)).toBe(2);

    cards.atmos.forgetTokens();
    cards.atmos.plan("token", { do: "status", status: 500 });
    const away = { status: 503, body: { code: "gateway_unavailable" } };
    expect(await cards.confirm(none, RIGHT_CODE)).toMatchObject(away);
    expect((await cards.read(none)).card?.triesLeft).toBe(3);
    // the code never reached the gateway, so it can be sent again
    for (const order of [refused, none]) {
      expect((await cards.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
      expect(cards.debits(order)).toBe(1);
    }
  });
});
