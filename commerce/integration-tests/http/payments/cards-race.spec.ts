import { beforeAll, beforeEach, expect, it } from "vitest";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { until } from "../../harness/until.ts";
import { secondProcess } from "../../harness/shared-shop.ts";
import { openCardClient, type CardClient, type PaymentAnswer, type Unpaid } from "./card-client.ts";
import { toCallback, RIGHT_CODE } from "../../harness/payments/fake-atmos.ts";

/** Two processes on one database. */
let cards: CardClient;
let second: CommerceProcess;

beforeAll(async () => {
  cards = await openCardClient();
  second = await secondProcess("orders");
});

beforeEach(() => cards.atmos.unplan());

/** Orders for each race; CARD_RACES=<orders> for more. Every second race is started by the other side. */
const ROUNDS = Number(process.env.CARD_RACES ?? 2);

const rounds = (round: (n: number) => Promise<void>) =>
  Array.from({ length: ROUNDS }, (_, n) => n).reduce(
    (before, n) => before.then(() => round(n)),
    Promise.resolve(),
  );

/** Confirms by the other process. */
const confirmThere = (order: Unpaid, code: string): Promise<PaymentAnswer> =>
  second.call("POST", `/customer/payments/${order.payment}/card/confirm`, {
    token: order.buyer.token,
    body: { code },
  });

async function waiting(): Promise<Unpaid> {
  const order = await cards.order();
  expect((await cards.pay(order)).status).toBe(200);
  return order;
}

const untilBooked = () =>
  until("the bookings to follow", async () => Object.keys(await brokenRules(cards.shop.db)).length === 0);

it("confirms a payment once for any number of confirmations", () =>
  rounds(async () => {
    const order = await waiting();
    const answers = await Promise.all([
      cards.confirm(order, RIGHT_CODE),
      confirmThere(order, RIGHT_CODE),
      cards.confirm(order, RIGHT_CODE),
      confirmThere(order, RIGHT_CODE),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.some(({ body }) => body.payment.status === "paid")).toBe(true);
    expect([cards.debits(order), cards.atmos.count("apply", order.number)]).toEqual([1, 1]);
    expect(await cards.states(order)).toEqual(["paid"]);
  }));

it("counts parallel wrong codes one by one", async () => {
  const order = await waiting();
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? cards.confirm : confirmThere)(order, `10020${n}`)),
  );
  const applied = cards.atmos.count("apply", order.number);
  expect(answers.filter(({ body }) => body.code === "code_wrong")).toHaveLength(applied);
  expect(applied).toBeLessThanOrEqual(3);
  const { card } = await cards.read(order);
  expect(card?.triesLeft ?? 0).toBe(3 - applied);
});

it("begins one attempt for parallel requests", () =>
  rounds(async () => {
    const order = await cards.order();
    const answers = await Promise.all([cards.pay(order), cards.pay(order), cards.pay(order)]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const states = await cards.states(order);
    expect(states.filter((state) => state === "open")).toHaveLength(1);
    expect((await cards.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
    expect(cards.debits(order)).toBe(1);
  }));

it("either pays or changes the payment method", () =>
  rounds(async (n) => {
    const order = await waiting();
    const act = [() => confirmThere(order, RIGHT_CODE), () => cards.choose(order, "cash")];
    if (n % 2) act.reverse();
    await Promise.all(act.map((one) => one()));
    const { status, method } = await cards.read(order);
    expect(["paid uzcard 1", "pending cash 0"]).toContain(`${status} ${method} ${cards.debits(order)}`);
  }));

it("either pays or cancels the order", async () => {
  await rounds(async (n) => {
    const order = await waiting();
    const cancel = () =>
      cards.shop.commerce.call("PATCH", `/customer/orders/${order.id}/cancel`, {
        token: order.buyer.token,
        body: {},
      });
    const act = [() => confirmThere(order, RIGHT_CODE), cancel];
    if (n % 2) act.reverse();
    await Promise.all(act.map((one) => one()));
    await until("the money to match the order's state", async () => {
      const { status } = await cards.read(order);
      return status === "paid"
        ? cards.debits(order) === 1
        : cards.debits(order) === 0 || cards.at(order).reversed;
    });
  });
  await untilBooked();
});

it("never accepts the callback of a page that the sweep has expired", () =>
  rounds(async () => {
    const order = await cards.order("card");
    await cards.shop.db.query(
      "update payment_attempt set expires_at = clock_timestamp() + interval '15 ms' where order_id = $1",
      [order.id],
    );
    const fields = toCallback(cards.at(order));
    const reply = cards.callback(fields);
    await Promise.all([
      cards.expire(),
      second.run("../../http/payments/inside/expire-attempts.ts"),
      cards.resolve(),
      reply,
    ]);
    const { status } = await reply;
    expect([status, await cards.states(order)]).toEqual([
      status,
      [status === 1 ? "confirming" : "cancelled"],
    ]);
  }));

it("pays once when the money is found by asking before the confirmation is answered", async () => {
  const order = await waiting();
  const slow = Promise.withResolvers<void>();
  cards.atmos.plan("apply", { do: "wait", until: slow.promise, after: true });
  const confirmed = cards.confirm(order, RIGHT_CODE);
  await until("the gateway to be asked", () => cards.atmos.count("apply", order.number) === 1);
  await cards.resolve(order);
  expect(await cards.states(order)).toEqual(["paid"]);
  slow.resolve();
  expect((await confirmed).body.payment.status).toBe("paid");
  await untilBooked();
});

it("gives an attempt up once although both processes resolve it", async () => {
  const order = await waiting();
  cards.atmos.plan("apply", { do: "drop", after: true });
  await cards.confirm(order, RIGHT_CODE);
  const before = cards.atmos.count("get", order.number);
  await cards.age(order, "10 seconds");
  const script = "../../http/payments/inside/resolve-cards.ts";
  await Promise.all([
    cards.run("resolve-cards.ts"),
    second.run(script),
    cards.read(order),
    cards.read(order),
  ]);
  expect(cards.atmos.count("get", order.number) - before).toBe(1);
  expect(await cards.states(order)).toEqual(["paid"]);
  await untilBooked();
});
