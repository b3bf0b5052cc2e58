import { expect } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { hangingAt } from "../../harness/kill-while.ts";
import { refundWrites, type OrderWrite } from "../../harness/order-traps.ts";
import { placePaid, readOrder } from "../../harness/paid-orders.ts";
import { until } from "../../harness/until.ts";
import { cancel } from "../payments/pay-order.ts";
import type { CrashRow, CrashWorld } from "./crash-world.ts";

/** The writes of a cancellation one after another. */
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
  stock: [
    "reservation_item",
    "update",
    "new.deleted_at is not null",
    "'order_' || substr(new.line_item_id, 7, 26)",
  ],
  closed: ["order", "update", "new.status = 'canceled'", "new.id"],
  parcels: ["order_cancellation", "update", "new.state = 'done'", "new.order_id"],
} satisfies Record<string, OrderWrite>;

type Write = keyof typeof writes;

const lineWrites = (Object.keys(writes) as Write[]).filter((write) => write !== "closed");

const wholeWrites: Write[] = ["refund", "stock", "closed", "parcels"];

/** Beside its scarf; an order that is called off whole shares nothing with the others, so that none holds one up. */
const second = ["ring", "watch", "limited", "button"];

/** Orders of two sellers as a rule, each to be killed at its write while it is called off. */
async function ordersFor({ shop, buyer }: CrashWorld, points: readonly Write[]) {
  const orders = new Map<Write, OrderView>();
  for (const [index, write] of points.entries()) {
    const goods = { [`scarf-${index % 9}`]: 2, [second[index % second.length]!]: 2 };
    orders.set(write, await placePaid(shop, buyer, goods));
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

/** Given back or owed, never both and never twice; asked and unanswered is owed. */
const money = ({ payment: { refunded, refundOwed } }: OrderView) => ({ refunded, refundOwed });

const firstLine = (order: OrderView) => ({ itemId: order.items[0]?.id });

export const cancellingLine: CrashRow = {
  title: "a line that was being called off is called off, its money given back or owed",
  prepare: async (world) => {
    const { shop, buyer } = world;
    const orders = await ordersFor(world, lineWrites);
    return {
      hanging: hangingAt(writes, orders, (order) => cancel(shop, buyer, order, firstLine(order))),
      check: async () => {
        const after = await readEnded(world, orders);
        for (const [write, order] of after) {
          const gone = order.items.filter(({ cancelled }) => cancelled !== null).length;
          // not even noted down: the buyer was answered nothing, and nothing happened
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

export const cancellingOrder: CrashRow = {
  title: "an order that was being called off is called off, its money given back or owed",
  prepare: async (world) => {
    const orders = await ordersFor(world, wholeWrites);
    return {
      hanging: hangingAt(writes, orders, (order) => cancel(world.shop, world.buyer, order)),
      check: async () => {
        for (const [write, order] of await readEnded(world, orders)) {
          expect([write, order.status]).toEqual([write, "cancelled"]);
          const { refunded, refundOwed } = money(order);
          expect([write, refunded + refundOwed]).toEqual([write, order.totals.total]);
        }
      },
    };
  },
};
