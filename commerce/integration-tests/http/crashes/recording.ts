import { expect } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { hangingAt } from "../../harness/kill-while.ts";
import { refundWrites, type OrderWrite } from "../../harness/order-traps.ts";
import { readOrder } from "../../harness/paid-orders.ts";
import { owedRefunds } from "../payments/owed-refunds.ts";
import { untilReads } from "../payments/pay-order.ts";
import { openReconcileClient } from "../payments/reconcile-client.ts";
import type { CrashRow } from "./crash-world.ts";

/** What recording a transfer writes after its note, in its sequence. */
const writes = {
  ...refundWrites,
  debtDone: ["order_cancellation", "update", "new.refund_state = 'done'", "new.order_id"],
  lateDone: ["payment_attempt", "update", "new.state = 'refunded'", "new.order_id"],
} as const satisfies Record<string, OrderWrite>;

export const recording: CrashRow = {
  title: "records a manual refund once as soon as its note is stored, without a repeat",
  prepare: async ({ shop, calls }) => {
    const paymentClient = await openReconcileClient(shop);
    const owing = owedRefunds(shop, paymentClient, calls.admin);
    const owed = {
      refund: await owing.parcel(),
      booked: await owing.parcel(),
      debtDone: await owing.parcel(),
      lateDone: await owing.lateMoney(),
    };
    const orders = new Map<keyof typeof owed, OrderView>();
    for (const point of Object.keys(owed) as (keyof typeof owed)[]) orders.set(point, owed[point].order);
    return {
      hanging: hangingAt(writes, orders, (_, point) => owing.pay(owed[point], "slip 1")),
      check: async () => {
        for (const [point, order] of orders) {
          await untilReads(shop, paymentClient.buyer, order, ({ payment }) => payment.refundOwed === 0);
          const { refunded } = (await readOrder(shop, paymentClient.buyer, order)).payment;
          expect([point, refunded]).toEqual([point, 100_000]);
          expect([point, await owing.notes(order)]).toEqual([point, [": slip 1"]]);
        }
        for (const [point, order] of orders)
          expect([point, await paymentClient.of(order)]).toEqual([point, []]);
      },
    };
  },
};
