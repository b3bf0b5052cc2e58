import { expect } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { hangingAt } from "../../harness/kill-while.ts";
import { refundWrites, type OrderWrite } from "../../harness/order-traps.ts";
import { placePaid, readOrder } from "../../harness/paid-orders.ts";
import { until } from "../../harness/until.ts";
import { cancel } from "../payments/pay-order.ts";
import type { CrashRow, CrashWorld } from "./crash-world.ts";
import { stockWrite } from "./payment-writes.ts";

/** The writes of a line's cancellation in their order; those of a whole order are in `payment-writes.ts`. */
const writes = {
  noted: ["order_cancellation", "insert", "true", "new.order_id"],
  asking: ["order_cancellation", "update", "new.refund_state = 'asked'", "new.order_id"],
  refund: refundWrites.refund,
  refunded: [
    "order_cancellation",
    "update",
    "new.refund_state = 'done' and new.state = 'started'",
    "new.order_id",
  ],
  booked: refundWrites.booked,
  edit: ["order_change", "insert", "true", "new.order_id"],
  lines: ["order_item", "insert", "new.version > 1", "new.order_id"],
  stock: stockWrite,
  parcels: ["order_cancellation", "update", "new.state = 'done'", "new.order_id"],
} satisfies Record<string, OrderWrite>;

type Write = keyof typeof writes;

/** Orders of two sellers, one for each write at which its cancellation is killed. */
async function ordersFor({ shop, buyer }: CrashWorld, points: readonly Write[]) {
  const orders = new Map<Write, OrderView>();
  for (const write of points) {
    // the one that hangs with its stock must not block other cancellations or orders
    const quantities: Record<string, number> =
      write === "stock" ? { "scarf-8": 2, button: 2 } : { "scarf-1": 2, ring: 2 };
    orders.set(write, await placePaid(shop, buyer, quantities));
  }
  return orders;
}

async function readEnded({ shop, buyer }: CrashWorld, orders: ReadonlyMap<Write, OrderView>) {
  await until(
    "every cancellation to end",
    async () => {
      const { rows } = await shop.db.query("select 1 from order_cancellation where state = 'started'");
      return rows.length === 0;
    },
    90,
  );
  const after = new Map<Write, OrderView>();
  for (const [write, order] of orders) after.set(write, await readOrder(shop, buyer, order));
  return after;
}

/** Refunded or owed, never both and never twice; a refund request without an answer is owed. */
const money = ({ payment: { refunded, refundOwed } }: OrderView) => ({ refunded, refundOwed });

const firstLine = (order: OrderView) => ({ itemId: order.items[0]?.id });

export const cancellingLine: CrashRow = {
  title: "completes the cancellation of a line, with its money refunded or owed",
  prepare: async (world) => {
    const { shop, buyer } = world;
    const orders = await ordersFor(world, Object.keys(writes) as Write[]);
    return {
      hanging: hangingAt(writes, orders, (order) => cancel(shop, buyer, order, firstLine(order))),
      check: async () => {
        const after = await readEnded(world, orders);
        for (const [write, order] of after) {
          const gone = order.items.filter(({ cancelled }) => cancelled !== null).length;
          // before the first write: the buyer got no answer, and nothing happened
          expect([write, gone]).toEqual([write, write === "noted" ? 0 : 1]);
          expect([write, order.status]).toEqual([write, "pending"]);
        }
        const both = 90_000;
        for (const write of ["refunded", "booked", "edit", "lines", "stock", "parcels"] as const) {
          expect([write, money(after.get(write)!)]).toEqual([write, { refunded: both, refundOwed: 0 }]);
        }
        expect(money(after.get("noted")!)).toEqual({ refunded: 0, refundOwed: 0 });
        expect(money(after.get("asking")!)).toEqual({ refunded: both, refundOwed: 0 });
        expect(money(after.get("refund")!)).toEqual({ refunded: 0, refundOwed: both });
        const unnoted = after.get("noted")!;
        expect((await cancel(shop, buyer, unnoted, firstLine(unnoted))).status).toBe(200);
      },
    };
  },
};

/** Only where the gateway's answer is lost; every other write is a crash row of its own. */
export const cancellingOrder: CrashRow = {
  title: "completes the cancellation of an order, and owes the refund whose answer was lost",
  prepare: async (world) => {
    const orders = await ordersFor(world, ["refund"]);
    return {
      hanging: hangingAt(writes, orders, (order) => cancel(world.shop, world.buyer, order)),
      check: async () => {
        for (const [write, order] of await readEnded(world, orders)) {
          expect([write, order.status]).toEqual([write, "cancelled"]);
          const owed = { refunded: 0, refundOwed: order.totals.total };
          expect([write, money(order)]).toEqual([write, owed]);
        }
      },
    };
  },
};
