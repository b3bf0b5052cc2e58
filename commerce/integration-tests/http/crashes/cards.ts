import { expect } from "vitest";
import { hangingAt } from "../../harness/kill-while.ts";
import type { OrderWrite } from "../../harness/order-traps.ts";
import { until } from "../../harness/until.ts";
import type { CardClient, Unpaid } from "../payments/card-client.ts";
import { toCallback, RIGHT_CODE } from "../../harness/payments/fake-atmos.ts";
import type { CrashRow } from "./crash-world.ts";

const attempt = (event: "insert" | "update", when: string): OrderWrite => [
  "payment_attempt",
  event,
  when,
  "new.order_id",
];

/** Before the code is entered. */
const startingWrites = {
  opened: attempt("insert", "true"),
  known: attempt("update", "new.external_id is not null and old.external_id is null"),
  noted: ["payment_event", "insert", "new.call = 'start'", "new.order_id"],
  waits: attempt("update", "new.data ? 'codeUntil' and not old.data ? 'codeUntil'"),
} satisfies Record<string, OrderWrite>;

const confirmingWrites = {
  asking: attempt("update", "new.state = 'confirming'"),
  recorded: ["payment_event", "insert", "new.call = 'confirm'", "new.order_id"],
  paid: attempt("update", "new.state = 'paid'"),
} satisfies Record<string, OrderWrite>;

async function ordersFor<Write extends string>(cards: CardClient, writes: Record<Write, OrderWrite>) {
  const orders = new Map<Write, Unpaid>();
  for (const write of Object.keys(writes) as Write[]) orders.set(write, await cards.order());
  return orders;
}

const payWhole = async (cards: CardClient, order: Unpaid) => {
  expect((await cards.pay(order)).status).toBe(200);
  expect((await cards.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
};

/** A code expires, and preparing the other rows may take longer than it is valid. */
async function payAndConfirm(cards: CardClient, order: Unpaid) {
  await cards.pay(order);
  return cards.confirm(order, RIGHT_CODE);
}

export const starting: CrashRow = {
  title: "ends a card payment that has not reached its code, so that the order can be paid",
  prepare: async ({ cards }) => {
    const orders = await ordersFor(cards, startingWrites);
    return {
      hanging: hangingAt(startingWrites, orders, (order) => cards.pay(order)),
      check: async () => {
        const left: Record<string, string[]> = {};
        for (const [write, order] of orders) left[write] = await cards.states(order);
        expect(left).toEqual({ opened: [], known: ["open"], noted: ["open"], waits: ["open"] });
        for (const [write, order] of orders) {
          if (write !== "opened") {
            // the first calls may still be in progress; how long ago they began depends on the machine
            await cards.age(order, "-1 hour");
            expect((await cards.pay(order)).body.code).toBe("payment_in_progress");
            await cards.age(order, "61 minutes");
            await cards.expire();
            expect((await cards.read(order)).failure).toBe("expired");
          }
          await payWhole(cards, order);
          expect([write, cards.debits(order)]).toEqual([write, 1]);
        }
      },
    };
  },
};

export const confirming: CrashRow = {
  title: "resolves a code that was being confirmed in the next process, charged once",
  prepare: async ({ cards }) => {
    const orders = await ordersFor(cards, confirmingWrites);
    return {
      hanging: hangingAt(confirmingWrites, orders, (order) => payAndConfirm(cards, order)),
      check: async () => {
        for (const [write, order] of orders) {
          if (write === "asking") {
            // the call was never recorded, so it was not made
            expect(await cards.states(order)).toEqual(["open"]);
            expect((await cards.confirm(order, RIGHT_CODE)).body.payment.status).toBe("paid");
          } else {
            // on a busy machine the restarted process may already have resolved it
            const [state] = await cards.states(order);
            expect(["confirming", "paid"]).toContain(state);
            if (state === "confirming") await cards.resolve(order);
          }
          expect([write, await cards.states(order)]).toEqual([write, ["paid"]]);
          expect([write, cards.debits(order), cards.atmos.count("apply", order.number)]).toEqual([
            write,
            1,
            1,
          ]);
        }
      },
    };
  },
};

/** No other row of its round may confirm a code: it would consume a planned answer. */
export const thinking: CrashRow = {
  title: "finds a slow confirmation paid if the acquirer charged it, or payable if it did not",
  prepare: async ({ cards }) => {
    const never = Promise.withResolvers<void>();
    const orders: Unpaid[] = [];
    for (const taken of [true, false]) {
      const order = await cards.order();
      cards.atmos.plan("apply", { do: "wait", until: never.promise, after: taken });
      orders.push(order);
    }
    return {
      beside: {
        act: () => orders.map((order) => payAndConfirm(cards, order)),
        ready: () =>
          until("the acquirer to be asked for both", () =>
            orders.every(({ number }) => cards.atmos.count("apply", number) === 1),
          ),
      },
      check: async () => {
        for (const order of orders) {
          await cards.age(order, "3 minutes");
          await cards.resolve(order);
          expect(cards.atmos.count("apply", order.number)).toBe(1);
        }
        const states = await Promise.all(orders.map((order) => cards.states(order)));
        // which call got which planned answer is not defined
        expect(states.flat().sort()).toEqual(["cancelled", "paid"]);
        for (const order of orders) {
          if ((await cards.read(order)).status !== "paid") await payWhole(cards, order);
          expect(cards.debits(order)).toBe(1);
        }
      },
    };
  },
};

export const sayingYes: CrashRow = {
  title: "has not accepted a callback of the acquirer's page that was not stored",
  prepare: async ({ cards }) => {
    const orders = new Map([["yes", await cards.order("card")]] as const);
    const order = orders.get("yes")!;
    const callback = () => cards.callback(toCallback(cards.at(order)));
    return {
      hanging: hangingAt({ yes: attempt("update", "new.state = 'confirming'") }, orders, callback),
      check: async () => {
        expect(await cards.states(order)).toEqual(["open"]);
        expect((await callback()).status).toBe(1);
        cards.atmos.take(cards.at(order));
        await cards.resolve(order);
        expect(await cards.states(order)).toEqual(["paid"]);
      },
    };
  },
};

export const acceptedCallback: CrashRow = {
  title: "finds the money of an accepted callback by the job of the next process",
  prepare: async ({ cards }) => {
    const order = await cards.order("card");
    expect((await cards.callback(toCallback(cards.at(order)))).status).toBe(1);
    cards.atmos.take(cards.at(order));
    return {
      // the job runs by itself
      check: async () =>
        void (await until("the job", async () => (await cards.states(order))[0] === "paid", 60)),
    };
  },
};
