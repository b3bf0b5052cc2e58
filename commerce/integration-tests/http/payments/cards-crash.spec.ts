import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brokenRules } from "../../harness/invariants.ts";
import { killAt } from "../../harness/kill-at.ts";
import type { OrderWrite } from "../../harness/order-traps.ts";
import { until } from "../../harness/until.ts";
import { cardDesk, type CardDesk, type Unpaid } from "./card-desk.ts";
import { callbackOf, RIGHT_CODE } from "./fake-atmos.ts";

/** Commerce is killed between any two writes of a payment by card: the next process finds out, nobody pays twice. */
let desk: CardDesk;

beforeAll(async () => {
  desk = await cardDesk();
});

beforeEach(() => desk.atmos.unplan());

const attempt = (event: "insert" | "update", when: string): OrderWrite => [
  "payment_attempt",
  event,
  when,
  "new.order_id",
];

/** Before the code is typed. */
const starting = {
  opened: attempt("insert", "true"),
  known: attempt("update", "new.external_id is not null and old.external_id is null"),
  noted: ["payment_event", "insert", "new.call = 'start'", "new.order_id"],
  waits: attempt("update", "new.data ? 'codeUntil' and not old.data ? 'codeUntil'"),
} satisfies Record<string, OrderWrite>;

/** When it is. */
const confirming = {
  asking: attempt("update", "new.state = 'confirming'"),
  told: ["payment_event", "insert", "new.call = 'confirm'", "new.order_id"],
  paid: attempt("update", "new.state = 'paid'"),
} satisfies Record<string, OrderWrite>;

/** Kills commerce while an order of its own hangs at each of these writes. */
async function crashAt<Write extends string>(
  writes: Record<Write, OrderWrite>,
  before: (order: Unpaid) => Promise<unknown>,
  act: (order: Unpaid) => Promise<unknown>,
): Promise<[Write, Unpaid][]> {
  const orders: [Write, Unpaid][] = [];
  for (const write of Object.keys(writes) as Write[]) {
    const order = await desk.order();
    await before(order);
    orders.push([write, order]);
  }
  const ids = Object.fromEntries(orders.map(([write, { id }]) => [write, id]));
  await killAt(desk.shop, writes, ids, (id) => act(orders.find(([, order]) => order.id === id)![1]));
  return orders;
}

const untilBooked = () =>
  until("the books to follow", async () => Object.keys(await brokenRules(desk.shop.db)).length === 0);

const payWhole = async (order: Unpaid) => {
  expect((await desk.pay(order)).status).toBe(200);
  expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
};

describe("kill -9", () => {
  it("before the code leaves a try that ends by itself; the order can be paid", async () => {
    const orders = await crashAt(
      starting,
      async () => undefined,
      (order) => desk.pay(order),
    );
    const left = Object.fromEntries(
      await Promise.all(orders.map(async ([write, order]) => [write, await desk.states(order)] as const)),
    );
    expect(left).toEqual({ opened: [], known: ["open"], noted: ["open"], waits: ["open"] });
    for (const [write, order] of orders) {
      if (write !== "opened") {
        // Its first calls may still be under way somewhere.
        expect((await desk.pay(order)).body.code).toBe("payment_in_progress");
        await desk.age(order, "61 seconds");
        await desk.expire();
        expect((await desk.read(order)).failure).toBe("expired");
      }
      await payWhole(order);
      expect([write, desk.debits(order)]).toEqual([write, 1]);
    }
    await untilBooked();
  });

  it("while the code is confirmed leaves what the next process resolves, charged once", async () => {
    const orders = await crashAt(
      confirming,
      (order) => desk.pay(order),
      (order) => desk.confirm(order, RIGHT_CODE),
    );
    for (const [write, order] of orders) {
      if (write === "asking") {
        // That it would be asked was not written down, so it was not asked.
        expect(await desk.states(order)).toEqual(["open"]);
        expect((await desk.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
      } else {
        // on a busy machine the process that was started anew has resolved it by itself
        const [state] = await desk.states(order);
        expect(["confirming", "paid"]).toContain(state);
        if (state === "confirming") await desk.resolve(order);
      }
      expect([write, await desk.states(order)]).toEqual([write, ["paid"]]);
      expect([write, desk.debits(order), desk.atmos.count("apply", order.number)]).toEqual([write, 1, 1]);
    }
    await untilBooked();
  });

  it("while the gateway thinks about it: paid if it was, open to be paid if it was not", async () => {
    const never = Promise.withResolvers<void>();
    const orders: [taken: boolean, Unpaid][] = [];
    for (const taken of [true, false]) {
      const order = await desk.order();
      await desk.pay(order);
      orders.push([taken, order]);
    }
    const lost = orders.map(([taken, order]) => {
      desk.atmos.plan("apply", { do: "wait", until: never.promise, after: taken });
      const before = desk.atmos.count("apply");
      const answer = desk.confirm(order, RIGHT_CODE).catch(() => "cut");
      return { answer, asked: until("the gateway to be asked", () => desk.atmos.count("apply") > before) };
    });
    await Promise.all(lost.map(({ asked }) => asked));
    await until("both", () => orders.every(([, { number }]) => desk.atmos.count("apply", number) === 1));
    await desk.shop.commerce.kill();
    expect(await Promise.all(lost.map(({ answer }) => answer))).toEqual(["cut", "cut"]);
    desk.shop.commerce = await desk.shop.start();
    for (const [, order] of orders) {
      await desk.age(order, "3 minutes");
      await desk.resolve(order);
      expect(desk.atmos.count("apply", order.number)).toBe(1);
    }
    const states = await Promise.all(orders.map(([, order]) => desk.states(order)));
    // Which call met which plan is chance.
    expect(states.flat().sort()).toEqual(["cancelled", "paid"]);
    for (const [, order] of orders) {
      if ((await desk.read(order)).status !== "paid") await payWhole(order);
      expect(desk.debits(order)).toBe(1);
    }
    await untilBooked();
  });

  it("after a yes to the acquirer's page: the money is found by the job of the next process", async () => {
    const order = await desk.order("card");
    const orders = { yes: order.id };
    const writes = { yes: attempt("update", "new.state = 'confirming'") };
    const fields = callbackOf(desk.at(order));
    await killAt(desk.shop, writes, orders, () => desk.callback(fields));
    // No yes was said, so none stands.
    expect(await desk.states(order)).toEqual(["open"]);
    expect((await desk.callback(fields)).status).toBe(1);
    desk.atmos.take(desk.at(order));
    await desk.shop.commerce.kill();
    desk.shop.commerce = await desk.shop.start();
    // The job itself, at its own pace.
    await until("the job", async () => (await desk.states(order))[0] === "paid", 60);
    await untilBooked();
  });
});
