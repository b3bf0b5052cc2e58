import { expect } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import type { ReturnView } from "../../../src/workflows/return/read-returns.ts";
import { hangingAt } from "../../harness/kill-while.ts";
import { refundWrites, type OrderWrite } from "../../harness/order-traps.ts";
import { deliver, placePaid, readOrder } from "../../harness/paid-orders.ts";
import { until } from "../../harness/until.ts";
import type { CrashRow, CrashWorld } from "./crash-world.ts";

/** The writes that give the money of a return back, one after another. */
const refunding = {
  asking: ["return_request", "update", "new.refund_state = 'asked'", "new.order_id"],
  refund: refundWrites.refund,
  refunded: [
    "return_request",
    "update",
    "new.refund_state = 'done' and new.status = 'received'",
    "new.order_id",
  ],
  booked: refundWrites.booked,
  moved: ["return_request", "update", "new.status = 'refunded'", "new.order_id"],
} satisfies Record<string, OrderWrite>;

/** The two writes of one transaction: the return is received, its goods are on the shelf. */
const receiving = {
  received: ["return_request", "update", "new.status = 'received'", "new.order_id"],
  shelved: [
    "inventory_level",
    "update",
    "new.stocked_quantity > old.stocked_quantity",
    "(select id from traps.trapped where name = tg_name)",
  ],
} satisfies Record<string, OrderWrite>;

const move = ({ shop }: CrashWorld, returnId: string, to: string, restock = false) =>
  shop.commerce.run<string>("move-return.ts", { returnId, to, actor: "admin", restock });

/** All pieces of a line have arrived and are asked back. */
async function approved(world: CrashWorld, order: OrderView): Promise<string> {
  const { shop, buyer } = world;
  await deliver(shop, order, new Date());
  const items = order.items.map(({ id: itemId, quantity }) => ({ itemId, quantity }));
  const body = { parcelId: order.parcels[0]?.id, items, reason: "defect" };
  const path = `/customer/orders/${order.id}/returns`;
  const asked = await shop.commerce.call<{ return: ReturnView }>("POST", path, { token: buyer.token, body });
  const { id } = asked.body.return;
  await move(world, id, "approved");
  return id;
}

/** An approved return for each write, of an order of its own, with the id of the return by that of the order. */
async function approvedFor<Write extends string>(
  world: CrashWorld,
  goods: Record<Write, Record<string, number>>,
) {
  const orders = new Map<Write, OrderView>();
  const returns = new Map<string, string>();
  for (const [write, quantities] of Object.entries(goods) as [Write, Record<string, number>][]) {
    const order = await placePaid(world.shop, world.buyer, quantities);
    orders.set(write, order);
    returns.set(order.id, await approved(world, order));
  }
  return { orders, returns };
}

export const refundingReturn: CrashRow = {
  title: "the money of a return is given back once, or owed",
  prepare: async (world) => {
    const { shop, buyer } = world;
    const ring = { ring: 1 };
    const goods = { asking: ring, refund: ring, refunded: ring, booked: ring, moved: ring };
    const { orders, returns } = await approvedFor(world, goods);
    for (const id of returns.values()) await move(world, id, "received");
    return {
      hanging: hangingAt(refunding, orders, ({ id }) => move(world, returns.get(id)!, "refunded")),
      check: async () => {
        const unfinished =
          "select 1 from return_request where status = 'received' and refund_state <> 'none'";
        await until(
          "every refund to end",
          async () => (await shop.db.query(unfinished)).rows.length === 0,
          90,
        );
        const { rows } = await shop.db.query<{ order_id: string; status: string; refund_state: string }>(
          "select order_id, status, refund_state from return_request",
        );
        const states = new Map(rows.map((row) => [row.order_id, [row.status, row.refund_state]]));
        const price = 100_000;
        const seen: Record<string, unknown> = {};
        for (const [write, order] of orders) {
          const { refunded } = (await readOrder(shop, buyer, order)).payment;
          seen[write] = [...(states.get(order.id) ?? []), refunded];
        }
        expect(seen).toEqual({
          // not even noted down: the shop's press is lost, and nothing happened
          asking: ["received", "none", 0],
          refund: ["refund_owed", "owed", 0],
          refunded: ["refunded", "done", price],
          booked: ["refunded", "done", price],
          moved: ["refunded", "done", price],
        });
      },
    };
  },
};

export const shelvingReturn: CrashRow = {
  title: "what came back is on the shelf with its return or not at all, and once",
  prepare: async (world) => {
    const { shop } = world;
    const goods = { received: { "scarf-5": 2 }, shelved: { "scarf-6": 2 } };
    const { orders, returns } = await approvedFor(world, goods);
    const stocked = async () => {
      const { rows } = await shop.db.query<{ stocked: number }>(
        "select sum(stocked_quantity)::int as stocked from inventory_level",
      );
      return rows[0]?.stocked ?? 0;
    };
    const receive = (returnId: string) => move(world, returnId, "received", true);
    const before = await stocked();
    return {
      hanging: hangingAt(receiving, orders, ({ id }) => receive(returns.get(id)!)),
      check: async () => {
        const ids = [...returns.values()];
        const states = await shop.db.query("select distinct status from return_request where id = any($1)", [
          ids,
        ]);
        expect(states.rows).toEqual([{ status: "approved" }]);
        expect(await stocked()).toBe(before);
        for (const id of ids) {
          expect(await Promise.all([receive(id), receive(id)])).toEqual(["received", "received"]);
        }
        expect(await stocked()).toBe(before + 4);
      },
    };
  },
};
