import { expect } from "vitest";
import { hangingAt } from "../../harness/kill-while.ts";
import { openAttempt, type OpenAttempt } from "../../harness/payments/open-attempt.ts";
import { readAttempts } from "../../harness/payments/payment-rows.ts";
import { until } from "../../harness/until.ts";
import { choose, placeFor, untilBooked } from "../payments/pay-order.ts";
import type { CrashRow, CrashWorld } from "./crash-world.ts";
import { bookingWrites, choosingWrites, payingWrites } from "./payment-writes.ts";

/** An open attempt, identified by its order. */
export type Attempt = OpenAttempt & { id: string };

/** One order with an open attempt for each point, with products that no other hanging order contains. */
export async function openAttempts<Point extends string>(
  { shop, buyer }: CrashWorld,
  points: readonly Point[],
  gatewayOf: (point: Point) => OpenAttempt["gateway"],
): Promise<Map<Point, Attempt>> {
  const attempts = new Map<Point, Attempt>();
  for (const [at, point] of points.entries()) {
    const opened = await openAttempt(shop, buyer, gatewayOf(point), at);
    attempts.set(point, { ...opened, id: opened.order.id });
  }
  return attempts;
}

export const readState = async ({ shop }: CrashWorld, { order }: OpenAttempt) =>
  (await readAttempts(shop.db, order.id)).at(-1)?.state;

type Paying = keyof typeof payingWrites;
const unspoken = ["paymeAnswer", "clickAnswer"] as const;

export const paying: CrashRow = {
  title: "pays once and answers the repeated Perform or Complete as usual",
  prepare: async (world) => {
    const { shop } = world;
    const points = [...(["payme", "click"] as const satisfies Paying[]), ...unspoken];
    const attempts = await openAttempts(world, points, (point) =>
      point.startsWith("payme") ? "payme" : "click",
    );
    const hanging = new Map(
      [...attempts].filter((entry): entry is [Paying, Attempt] => entry[0] in payingWrites),
    );
    const spoken = unspoken.map((point) => attempts.get(point)!);
    await shop.commerce.run("../payments/inside/hold-answers.ts");
    return {
      hanging: hangingAt(payingWrites, hanging, (one) => one.pay(shop)),
      beside: {
        act: () => spoken.map((one) => one.pay(shop)),
        ready: () =>
          until("the last two to be committed", async () => {
            const states = await Promise.all(spoken.map((one) => readState(world, one)));
            return states.every((state) => state === "paid");
          }),
      },
      check: async () => {
        for (const [point, one] of attempts) {
          const committed = point in payingWrites ? "open" : "paid";
          expect([point, await readState(world, one)]).toEqual([point, committed]);
          const [first, second] = [await one.pay(shop), await one.pay(shop)];
          const repeat = one.gateway === "click" && committed === "paid" ? -4 : 0;
          expect([point, first.code]).toEqual([point, repeat]);
          expect([point, second.code]).toEqual([point, one.gateway === "click" ? -4 : 0]);
          // Payme's repeat gets the first answer byte for byte, with the time of the commit
          if (one.gateway === "payme") expect([point, second.body]).toEqual([point, first.body]);
          expect([point, await readState(world, one)]).toEqual([point, "paid"]);
          await untilBooked(shop, one.order);
        }
      },
    };
  },
};

export const booking: CrashRow = {
  title: "books a payment once in Medusa, whichever of its writes was the last",
  prepare: async (world) => {
    const { shop } = world;
    const points = Object.keys(bookingWrites) as (keyof typeof bookingWrites)[];
    const attempts = await openAttempts(world, points, (point) =>
      point === "payment" || point === "booked" ? "click" : "payme",
    );
    return {
      // the queue runs two of them at a time
      hanging: hangingAt(bookingWrites, attempts, async (one) => {
        expect((await one.pay(shop)).code).toBe(0);
        await shop.commerce.run("settle-payment.ts", { orderId: one.id });
      }),
      check: async () => {
        for (const one of attempts.values()) {
          expect((await one.pay(shop)).code).toBe(one.gateway === "click" ? -4 : 0);
          await untilBooked(shop, one.order);
        }
      },
    };
  },
};

export const choosing: CrashRow = {
  title: "changes the payment method everywhere or nowhere",
  prepare: async ({ shop, buyer }) => {
    const points = Object.keys(choosingWrites) as (keyof typeof choosingWrites)[];
    const orders = new Map(
      await Promise.all(
        points.map(async (point) => [point, await placeFor(shop, buyer, "payme", { ring: 1 })] as const),
      ),
    );
    const methods = async () => {
      const { rows } = await shop.db.query<{ methods: string[] }>(
        `select array[d.method, split_part(s.provider_id, '_', 2), o.metadata->>'payment_method'] as methods
         from "order" o join payment_due d on d.id = o.id
         join order_payment_collection l on l.order_id = o.id
         join payment_session s on s.payment_collection_id = l.payment_collection_id and s.deleted_at is null
         where o.id = any($1)`,
        [[...orders.values()].map(({ id }) => id)],
      );
      return rows.map((row) => row.methods);
    };
    return {
      hanging: hangingAt(choosingWrites, orders, (order) => choose(shop, buyer, order, "click")),
      check: async () => {
        expect(await methods()).toEqual(points.map(() => ["payme", "payme", "payme"]));
        for (const order of orders.values()) {
          expect((await choose(shop, buyer, order, "click")).status).toBe(201);
        }
        expect(await methods()).toEqual(points.map(() => ["click", "click", "click"]));
      },
    };
  },
};
