import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { brokenRules } from "../../harness/invariants.ts";
import { until } from "../../harness/until.ts";
import {
  openCardClient,
  stopAsking,
  type CardClient,
  type PaymentAnswer,
  type Unpaid,
} from "./card-client.ts";
import { callbackOf, RIGHT_CODE } from "./fake-atmos.ts";

/** Two processes on one database, and everybody at once. */
let desk: CardClient;
let second: CommerceProcess;

beforeAll(async () => {
  desk = await openCardClient();
  second = await desk.shop.start();
  await stopAsking(second);
});

afterAll(() => second?.kill());
beforeEach(() => desk.atmos.unplan());

/** Orders that are raced for in each way; CARD_RACES=<orders> for more. Every second one is begun by the other side. */
const ROUNDS = Number(process.env.CARD_RACES ?? 2);

const rounds = (round: (n: number) => Promise<void>) =>
  Array.from({ length: ROUNDS }, (_, n) => n).reduce(
    (before, n) => before.then(() => round(n)),
    Promise.resolve(),
  );

/** By the other process. */
const confirmThere = (order: Unpaid, code: string): Promise<PaymentAnswer> =>
  second.call("POST", `/customer/payments/${order.payment}/card/confirm`, {
    token: order.buyer.token,
    body: { code },
  });

async function waiting(): Promise<Unpaid> {
  const order = await desk.order();
  expect((await desk.pay(order)).status).toBe(200);
  return order;
}

const untilBooked = () =>
  until("the books to follow", async () => Object.keys(await brokenRules(desk.shop.db)).length === 0);

it("confirms once, however many confirm", () =>
  rounds(async () => {
    const order = await waiting();
    const answers = await Promise.all([
      desk.confirm(order, RIGHT_CODE),
      confirmThere(order, RIGHT_CODE),
      desk.confirm(order, RIGHT_CODE),
      confirmThere(order, RIGHT_CODE),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.some(({ body }) => body.payment.status === "paid")).toBe(true);
    expect([desk.debits(order), desk.atmos.count("apply", order.number)]).toEqual([1, 1]);
    expect(await desk.states(order)).toEqual(["paid"]);
  }));

it("counts parallel wrong codes one by one", async () => {
  const order = await waiting();
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? desk.confirm : confirmThere)(order, `10020${n}`)),
  );
  const applied = desk.atmos.count("apply", order.number);
  expect(answers.filter(({ body }) => body.code === "code_wrong")).toHaveLength(applied);
  expect(applied).toBeLessThanOrEqual(3);
  const { card } = await desk.read(order);
  expect(card?.triesLeft ?? 0).toBe(3 - applied);
});

it("begins one try of many", () =>
  rounds(async () => {
    const order = await desk.order();
    const answers = await Promise.all([desk.pay(order), desk.pay(order), desk.pay(order)]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const states = await desk.states(order);
    expect(states.filter((state) => state === "open")).toHaveLength(1);
    expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
    expect(desk.debits(order)).toBe(1);
  }));

it("either pays or is left for another way", () =>
  rounds(async (n) => {
    const order = await waiting();
    const act = [() => confirmThere(order, RIGHT_CODE), () => desk.choose(order, "cash")];
    if (n % 2) act.reverse();
    await Promise.all(act.map((one) => one()));
    const { status, method } = await desk.read(order);
    expect(["paid uzcard 1", "pending cash 0"]).toContain(`${status} ${method} ${desk.debits(order)}`);
  }));

it("either pays or is called off", async () => {
  await rounds(async (n) => {
    const order = await waiting();
    const cancel = () =>
      desk.shop.commerce.call("PATCH", `/customer/orders/${order.id}/cancel`, {
        token: order.buyer.token,
        body: {},
      });
    const act = [() => confirmThere(order, RIGHT_CODE), cancel];
    if (n % 2) act.reverse();
    await Promise.all(act.map((one) => one()));
    await until("money to be where the order is", async () => {
      const { status } = await desk.read(order);
      return status === "paid"
        ? desk.debits(order) === 1
        : desk.debits(order) === 0 || desk.at(order).reversed;
    });
  });
  await untilBooked();
});

it("never says yes to a page whose time the sweep has ended", () =>
  rounds(async () => {
    const order = await desk.order("card");
    await desk.shop.db.query(
      "update payment_attempt set expires_at = clock_timestamp() + interval '15 ms' where order_id = $1",
      [order.id],
    );
    const fields = callbackOf(desk.at(order));
    const reply = desk.callback(fields);
    await Promise.all([
      desk.expire(),
      second.run("../../http/payments/inside/expire-attempts.ts"),
      desk.resolve(),
      reply,
    ]);
    const { status } = await reply;
    expect([status, await desk.states(order)]).toEqual([status, [status === 1 ? "confirming" : "cancelled"]]);
  }));

it("pays once when the money is found by asking before its answer comes", async () => {
  const order = await waiting();
  const slow = Promise.withResolvers<void>();
  desk.atmos.plan("apply", { do: "wait", until: slow.promise, after: true });
  const confirmed = desk.confirm(order, RIGHT_CODE);
  await until("the gateway to be asked", () => desk.atmos.count("apply", order.number) === 1);
  await desk.resolve(order);
  expect(await desk.states(order)).toEqual(["paid"]);
  slow.resolve();
  expect((await confirmed).body.payment.status).toBe("paid");
  await untilBooked();
});

it("gives one try up once, though it is asked about by all", async () => {
  const order = await waiting();
  desk.atmos.plan("apply", { do: "drop", after: true });
  await desk.confirm(order, RIGHT_CODE);
  const before = desk.atmos.count("get", order.number);
  await desk.age(order, "10 seconds");
  const script = "../../http/payments/inside/resolve-cards.ts";
  await Promise.all([desk.run("resolve-cards.ts"), second.run(script), desk.read(order), desk.read(order)]);
  expect(desk.atmos.count("get", order.number) - before).toBe(1);
  expect(await desk.states(order)).toEqual(["paid"]);
  await untilBooked();
});
