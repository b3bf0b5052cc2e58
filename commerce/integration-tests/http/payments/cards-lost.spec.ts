import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { until } from "../../harness/until.ts";
import { cardDesk, type CardDesk, type Unpaid } from "./card-desk.ts";
import { RIGHT_CODE, type Fault } from "./fake-atmos.ts";

/** Answers that are lost, late, wrong or garbage: whatever ATMOS says, a card is charged at most once. */
let desk: CardDesk;

beforeAll(async () => {
  desk = await cardDesk();
});

beforeEach(() => desk.atmos.unplan());

async function waiting(): Promise<Unpaid> {
  const order = await desk.order();
  expect((await desk.pay(order)).status).toBe(200);
  return order;
}

const failureOf = async (order: Unpaid) => {
  const { status, failure } = await desk.read(order);
  return { status, failure };
};

const isReturned = (order: Unpaid, at = desk.at(order)) =>
  until("late money to go back", async () => at.reversed && (await desk.states(order)).includes("refunded"));

const spoiled: [string, Fault][] = [
  ["no answer", { do: "drop" }],
  ["no answer, though it was done", { do: "drop", after: true }],
  ["a page of a proxy", { do: "garbage", after: true }],
  ["an error of HTTP", { do: "status", status: 502, after: true }],
  ["an answer of something else", { do: "answer", body: { ok: true }, after: true }],
  ["a redirect", { do: "status", status: 307 }],
];

describe("before the code", () => {
  const steps = (["create", "pre-apply"] as const).flatMap((operation) =>
    spoiled.map(([what, fault]) => [operation, what, fault] as const),
  );

  it.each(steps)("%s with %s charges nothing and can be tried again", async (operation, _, fault) => {
    const order = await desk.order();
    desk.atmos.plan(operation, fault);
    expect(await desk.pay(order)).toMatchObject({ status: 503, body: { code: "gateway_unavailable" } });
    expect(await failureOf(order)).toEqual({ status: "failed", failure: "gateway" });
    expect((await desk.pay(order)).status).toBe(200);
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
    expect(desk.debits(order)).toBe(1);
  });

  it("is given up when the gateway has no number for it", async () => {
    const order = await desk.order();
    const body = { result: { code: "OK" }, transaction_id: "8600 1234 1234 1234" };
    desk.atmos.plan("create", { do: "answer", body });
    expect((await desk.pay(order)).status).toBe(503);
    expect(await desk.states(order)).toEqual(["cancelled"]);
  });

  it("does not outlast those who wait", async () => {
    const order = await desk.order();
    const slow = Promise.withResolvers<void>();
    desk.atmos.plan("pre-apply", { do: "wait", until: slow.promise });
    const began = performance.now();
    expect((await desk.pay(order)).status).toBe(503);
    expect(performance.now() - began).toBeLessThan(9_500);
    slow.resolve();
    expect(await desk.states(order)).toEqual(["cancelled"]);
  });
});

describe("the answer to the code", () => {
  const lost = spoiled.filter(([, { after }]) => after);

  it.each(lost)("%s: what was taken is found by asking, never by a second apply", async (_, fault) => {
    const order = await waiting();
    desk.atmos.plan("apply", fault);
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("processing");
    // Whoever sends the code again asks nobody.
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("processing");
    await desk.resolve(order);
    expect(await failureOf(order)).toEqual({ status: "paid", failure: null });
    expect([desk.debits(order), desk.atmos.count("apply", order.number)]).toEqual([1, 1]);
  });

  it.each([
    ["it is closed", "STPIMS-ERR-092"],
    ["an internal error", "STPIMS-ERR-001"],
  ])("%s: is asked about as well", async (_, code) => {
    const order = await waiting();
    desk.atmos.plan("apply", { do: "code", code, description: "Ошибка", after: true });
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("processing");
    await desk.resolve(order);
    expect((await desk.read(order)).status).toBe("paid");
    expect(desk.debits(order)).toBe(1);
  });

  it.each([
    ["a code that is known for nothing", "STPIMS-ERR-500", "Неверный код"],
    ["the code for wrong parameters", "STPIMS-ERR-009", "Неверные параметры"],
  ])(
    "names a wrong code with %s: is asked about before the code can be sent again",
    async (_, code, words) => {
      const order = await waiting();
      desk.atmos.plan("apply", { do: "code", code, description: words, after: true });
      expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("processing");
      expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("processing");
      await desk.resolve(order);
      expect((await desk.read(order)).status).toBe("paid");
      expect([desk.debits(order), desk.atmos.count("apply", order.number)]).toEqual([1, 1]);
    },
  );

  it("lost, with nothing taken: waits for a while, then another card may be tried", async () => {
    const order = await waiting();
    desk.atmos.plan("apply", { do: "drop" });
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("processing");
    await desk.resolve(order);
    // The bank may only be slow: nobody may pay otherwise meanwhile.
    expect(await desk.states(order)).toEqual(["confirming"]);
    expect(await desk.pay(order)).toMatchObject({ status: 409, body: { code: "payment_in_progress" } });
    await desk.age(order, "3 minutes");
    await desk.resolve(order);
    expect(await failureOf(order)).toEqual({ status: "failed", failure: "gateway" });
    await desk.pay(order);
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
    expect([desk.debits(order), desk.atmos.count("apply", order.number)]).toEqual([1, 2]);
  });

  it("lost, and the money comes after it was given up and paid otherwise: it goes back", async () => {
    const order = await waiting();
    desk.atmos.plan("apply", { do: "drop" });
    await desk.confirm(order, RIGHT_CODE);
    const first = desk.at(order);
    await desk.age(order, "3 minutes");
    await desk.resolve(order);
    await desk.pay(order);
    await desk.confirm(order, RIGHT_CODE);
    desk.atmos.take(first);
    await desk.resolve(order);
    await isReturned(order, first);
    expect(await desk.states(order)).toEqual(["refunded", "paid"]);
    expect([desk.at(order).reversed, await failureOf(order)]).toEqual([
      false,
      { status: "paid", failure: null },
    ]);
  });

  it("lost, and nobody can be asked for a while: stays as it is until somebody can", async () => {
    const order = await waiting();
    desk.atmos.plan("apply", { do: "drop", after: true });
    await desk.confirm(order, RIGHT_CODE);
    for (const [, fault] of spoiled) {
      desk.atmos.plan("get", fault);
      await desk.resolve(order);
      expect(await desk.states(order)).toEqual(["confirming"]);
    }
    desk.atmos.unplan();
    await desk.resolve(order);
    expect(await desk.states(order)).toEqual(["paid"]);
  });

  // For days the buyer could neither pay otherwise nor leave: after an hour the order is let go, and asked about further.
  it("lost, and nobody can be asked for an hour: another card may be tried, and what was taken goes back", async () => {
    const order = await waiting();
    desk.atmos.plan("apply", { do: "drop", after: true });
    await desk.confirm(order, RIGHT_CODE);
    const first = desk.at(order);
    const resolveInVain = async () => {
      desk.atmos.plan("get", { do: "drop" });
      await desk.resolve(order);
    };
    await resolveInVain();
    await desk.age(order, "59 minutes");
    await resolveInVain();
    expect(await desk.states(order)).toEqual(["confirming"]);
    await desk.age(order, "1 minute");
    await resolveInVain();
    expect(await failureOf(order)).toEqual({ status: "failed", failure: "gateway" });
    expect((await desk.pay(order)).status).toBe(200);
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
    await desk.resolve(order);
    await isReturned(order, first);
    expect(await desk.states(order)).toEqual(["refunded", "paid"]);
  });

  it("never came, since no token was to be had: the code can be sent again", async () => {
    const order = await waiting();
    desk.atmos.forgetTokens();
    desk.atmos.plan("token", { do: "status", status: 500 });
    expect(await desk.confirm(order, RIGHT_CODE)).toMatchObject({
      status: 503,
      body: { code: "gateway_unavailable" },
    });
    expect((await desk.read(order)).card?.triesLeft).toBe(3);
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
    expect(desk.debits(order)).toBe(1);
  });

  it("is no in words that are not known: the card is told of, and the gateway asked for days", async () => {
    const order = await waiting();
    desk.atmos.plan("apply", { do: "code", code: "STPIMS-ERR-777", description: "Отказано", after: true });
    const refused = await desk.confirm(order, RIGHT_CODE);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: "card_refused", details: { reason: "refused" } },
    });
    expect(await failureOf(order)).toEqual({ status: "failed", failure: "refused" });
    await desk.resolve(order);
    await isReturned(order);
    expect((await desk.read(order)).methods).toContain("uzcard");
  });

  it("is asked for no longer than three days after the try was given up", async () => {
    const order = await waiting();
    desk.atmos.plan("apply", { do: "drop" });
    await desk.confirm(order, RIGHT_CODE);
    await desk.age(order, "3 minutes");
    await desk.resolve(order);
    const asked = () => desk.atmos.count("get", order.number);
    const first = asked();
    await desk.resolve(order);
    expect(asked()).toBe(first + 1);
    // However often it was looked at since.
    const given =
      "update payment_attempt set cancelled_time = cancelled_time - 259200000 where order_id = $1";
    await desk.shop.db.query(given, [order.id]);
    await desk.resolve(order);
    expect(asked()).toBe(first + 1);
  });

  it("is yes without a payment in it: is asked about", async () => {
    const order = await waiting();
    const body = { result: { code: "OK" }, store_transaction: { confirmed: false, status_code: "1" } };
    desk.atmos.plan("apply", { do: "answer", body });
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("processing");
    expect(await desk.states(order)).toEqual(["confirming"]);
  });

  it.each([1, 100, 101])("with %i tiyin more than was asked for never pays the order", async (more) => {
    const order = await waiting();
    const at = desk.at(order);
    at.amount = String(Number(at.amount) + more);
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).not.toBe("paid");
    await isReturned(order);
    expect((await desk.attempts(order))[0]?.data).toMatchObject({ late: true });
    const { rows } = await desk.shop.db.query(
      "select 1 from order_transaction where order_id = $1 and amount > 0",
      [order.id],
    );
    expect(rows).toEqual([]);
  });

  it("found with another amount never pays the order either", async () => {
    const order = await waiting();
    desk.atmos.plan("apply", { do: "drop", after: true });
    await desk.confirm(order, RIGHT_CODE);
    desk.at(order).amount = String(order.amount);
    await desk.resolve(order);
    await isReturned(order);
  });
});

describe("the token", () => {
  it("is asked for once by many, and anew when the gateway forgot it", async () => {
    const orders = await Promise.all(Array.from({ length: 5 }, () => desk.order()));
    desk.atmos.forgetTokens();
    const before = desk.atmos.count("token");
    const answers = await Promise.all(orders.map((order) => desk.pay(order)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(desk.atmos.count("token") - before).toBe(1);
  });

  it("that is refused twice sends nothing a third time", async () => {
    const order = await waiting();
    desk.atmos.plan("apply", { do: "refuse-token" });
    desk.atmos.plan("apply", { do: "refuse-token" });
    expect((await desk.confirm(order, RIGHT_CODE)).status).toBe(503);
    expect(desk.atmos.count("apply", order.number)).toBe(2);
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
    expect(desk.debits(order)).toBe(1);
  });
});
