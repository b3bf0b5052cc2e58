import { expect } from "vitest";
import { hangingAt } from "../../harness/kill-while.ts";
import { untilAtRest } from "../../harness/payments/at-rest.ts";
import { cancel, untilBooked } from "../payments/pay-order.ts";
import type { CrashRow } from "./crash-world.ts";
import { readState, openAttempts, type Attempt } from "./paying.ts";
import { buttonWrites, returningWrites } from "./payment-writes.ts";

const writes = { ...returningWrites, ...buttonWrites };

export const refunding: CrashRow = {
  title: "refunds a cancelled order, or one refunded by Payme's button, once",
  prepare: async (world) => {
    const { shop, buyer, click } = world;
    const points = Object.keys(writes) as (keyof typeof writes)[];
    const attempts = await openAttempts(world, points, (point) =>
      point in buttonWrites ? "payme" : "click",
    );
    for (const one of attempts.values()) {
      expect((await one.pay(shop)).code).toBe(0);
      await untilBooked(shop, one.order);
    }
    const refundAttempt = (one: Attempt) =>
      one.gateway === "payme" ? one.refund(shop) : cancel(shop, buyer, one.order);
    return {
      hanging: hangingAt(writes, attempts, refundAttempt),
      check: async () => {
        // nothing was recorded: the buyer repeats the request, and so does Payme, which got no answer
        expect((await cancel(shop, buyer, attempts.get("noted")!.order)).status).toBe(200);
        for (const point of Object.keys(buttonWrites) as (keyof typeof buttonWrites)[]) {
          const one = attempts.get(point)!;
          expect([point, await readState(world, one)]).toEqual([point, "paid"]);
          const [first, second] = [await one.refund(shop), await one.refund(shop)];
          expect([point, first.state, second.body]).toEqual([point, -2, first.body]);
        }
        await untilAtRest(shop.db, shop.commerce);
        for (const [point, one] of attempts) {
          const { rows } = await shop.db.query<{ status: string; refunded: number }>(
            `select o.status, c.refunded_amount::float8 as refunded from "order" o
             join order_payment_collection l on l.order_id = o.id
             join payment_collection c on c.id = l.payment_collection_id where o.id = $1`,
            [one.id],
          );
          const whole = { status: "canceled", refunded: one.order.totals.total };
          expect([point, rows, await readState(world, one)]).toEqual([point, [whole], "refunded"]);
          if (one.gateway === "click") {
            expect([point, click.refundRequests.filter((id) => id === one.paydocId).length]).toEqual([
              point,
              1,
            ]);
          }
        }
      },
    };
  },
};
