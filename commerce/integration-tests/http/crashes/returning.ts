import { expect } from "vitest";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { hangingAt } from "../../harness/kill-while.ts";
import { refundWrites, type OrderWrite } from "../../harness/order-traps.ts";
import { readOrder } from "../../harness/paid-orders.ts";
import { until } from "../../harness/until.ts";
import type { CrashRow, CrashWorld } from "./crash-world.ts";
import { readEarned, nets, orderOf, untilBookedAs } from "./earning.ts";

/** The writes that refund a return and deduct it from the shop, in their sequence; the last is a job's. */
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
  taken: ["ledger_entry", "insert", "new.type = 'refund' and new.account = 'seller'", orderOf],
} satisfies Record<string, OrderWrite>;

/** The last write of the transaction that receives a return and restocks it. */
const receiving = {
  shelved: [
    "inventory_level",
    "update",
    `new.stocked_quantity > old.stocked_quantity and exists (select 1 from return_request r
      where r.order_id = (select id from traps.trapped where name = tg_name) and r.status = 'received')`,
    "(select id from traps.trapped where name = tg_name)",
  ],
} satisfies Record<string, OrderWrite>;

const move = ({ shop }: CrashWorld, returnId: string, to: string, restock = false) =>
  shop.commerce.run<string>("move-return.ts", { returnId, to, actor: "admin", restock });

async function approved(world: CrashWorld, quantities: Record<string, number>) {
  const { calls } = world;
  const order = await calls.delivered(quantities, 1);
  const returnId = await calls.askReturn(order, 0, Object.values(quantities)[0]!);
  await move(world, returnId, "approved");
  return { order, returnId };
}

export const refundingReturn: CrashRow = {
  title: "refunds a return once or owes it, and deducts it from the shop once",
  prepare: async (world) => {
    const { shop, calls } = world;
    const orders = new Map<keyof typeof refunding, OrderView>();
    const returns = new Map<string, string>();
    for (const write of Object.keys(refunding) as (keyof typeof refunding)[]) {
      const { order, returnId } = await approved(world, { ring: 1 });
      await move(world, returnId, "received");
      orders.set(write, order);
      returns.set(order.id, returnId);
    }
    const all = [...orders.values()];
    expect(await readEarned(shop.db, all)).toEqual(all.map(() => nets.ring));
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
          const { refunded } = (await readOrder(shop, calls.buyer, order)).payment;
          seen[write] = [...(states.get(order.id) ?? []), refunded];
        }
        const whole = ["refunded", "done", price];
        expect(seen).toEqual({
          // before the first write: the shop's request is lost, and nothing happened
          asking: ["received", "none", 0],
          refund: ["refund_owed", "owed", 0],
          refunded: whole,
          booked: whole,
          moved: whole,
          taken: whole,
        });
        const [asking, ...others] = all;
        await untilBookedAs(shop.db, "refund", others);
        expect(await readEarned(shop.db, [asking!, ...others])).toEqual([nets.ring, ...others.map(() => 0)]);
      },
    };
  },
};

export const shelvingReturn: CrashRow = {
  title: "restocks a return with its status or not at all, and once",
  prepare: async (world) => {
    const { shop } = world;
    // no other row of its round uses this stock
    const { order, returnId } = await approved(world, { raced: 2 });
    const stocked = async () => {
      const { rows } = await shop.db.query<{ stocked: number }>(
        "select sum(stocked_quantity)::int as stocked from inventory_level",
      );
      return rows[0]?.stocked ?? 0;
    };
    const receive = () => move(world, returnId, "received", true);
    const before = await stocked();
    return {
      hanging: hangingAt(receiving, new Map([["shelved", order]] as const), receive),
      check: async () => {
        const { rows } = await shop.db.query("select status from return_request where id = $1", [returnId]);
        expect(rows).toEqual([{ status: "approved" }]);
        expect(await stocked()).toBe(before);
        expect(await Promise.all([receive(), receive()])).toEqual(["received", "received"]);
        expect(await stocked()).toBe(before + 2);
      },
    };
  },
};
