import { expect } from "vitest";
import type { Pool } from "pg";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { hangingAt } from "../../harness/kill-while.ts";
import type { OrderWrite } from "../../harness/order-traps.ts";
import { until } from "../../harness/until.ts";
import type { CrashRow } from "./crash-world.ts";

/** What the shops get for a ring, a watch and a scarf. */
export const nets = { ring: 90_000, watch: 225_001, scarf: 40_500 };

const DAYS_AGO = 15;

const orderOf = "(select order_id from ledger_transaction where id = new.transaction_id)";

/**
 * The writes between a parcel that is delivered and its money, one after another. Two of them in jobs, no more: a worker
 * that hangs takes nothing else, and a process has two.
 */
const earningWrites = {
  moved: ["seller_order", "update", "new.status = 'delivered'", "new.order_id"],
  queued: [
    "pgboss.job",
    "insert",
    "new.name = 'book-seller-money'",
    "(select order_id from seller_order where id = new.data->>'parcelId')",
  ],
  entry: ["ledger_entry", "insert", "new.account = 'buyers'", orderOf],
  last: ["ledger_entry", "insert", "new.type = 'commission' and new.account = 'seller'", orderOf],
} as const satisfies Record<string, OrderWrite>;

const losingWrites = {
  moved: ["return_request", "update", "new.status = 'refunded'", "new.order_id"],
  transaction: ["ledger_transaction", "insert", "new.kind = 'refund'", "new.order_id"],
  entry: ["ledger_entry", "insert", "new.type = 'refund' and new.account = 'seller'", orderOf],
} as const satisfies Record<string, OrderWrite>;

/** Waits until each of the orders has one transaction of the kind. */
export const untilBookedAs = (db: Pool, kind: string, orders: readonly OrderView[]) =>
  until(
    `${kind} of ${orders.length} orders`,
    async () => {
      const { rowCount } = await db.query(
        "select 1 from ledger_transaction where kind = $1 and order_id = any($2)",
        [kind, orders.map(({ id }) => id)],
      );
      return rowCount === orders.length;
    },
    90,
  );

/** What the shops have of these orders, one after another. */
async function earnedOf(db: Pool, orders: readonly OrderView[]): Promise<number[]> {
  const { rows } = await db.query<{ order_id: string; sum: number }>(
    `select t.order_id, sum(e.amount)::float8 as sum from ledger_entry e
     join ledger_transaction t on t.id = e.transaction_id
     where e.account = 'seller' and t.order_id = any($1) group by 1`,
    [orders.map(({ id }) => id)],
  );
  const sums = new Map(rows.map(({ order_id, sum }) => [order_id, sum]));
  return orders.map(({ id }) => sums.get(id) ?? 0);
}

export const earning: CrashRow = {
  title: "a delivered parcel earns once",
  prepare: async ({ shop, calls }) => {
    // a thing of each shop: whoever writes a shop's money is alone, and two of one shop would wait for each other
    const orders = new Map([
      ["moved", await calls.ordered({ ring: 1 })],
      ["queued", await calls.ordered({ ring: 1 })],
      ["entry", await calls.ordered({ watch: 1 })],
      ["last", await calls.ordered({ "scarf-1": 1 })],
    ] as const);
    const undelivered = [orders.get("moved")!, orders.get("queued")!];
    const delivered = [orders.get("entry")!, orders.get("last")!];
    return {
      hanging: hangingAt(earningWrites, orders, (order) => calls.deliver(order, DAYS_AGO)),
      check: async () => {
        await untilBookedAs(shop.db, "earning", delivered);
        expect(await earnedOf(shop.db, undelivered)).toEqual([0, 0]);
        for (const { id: orderId, parcels } of undelivered) {
          const at = new Date(Date.now() - DAYS_AGO * 86_400_000).toISOString();
          const step = { orderId, parcelId: parcels[0]?.id, to: "delivered", actor: "seller", at };
          await shop.commerce.run("move-parcel.ts", step);
        }
        await untilBookedAs(shop.db, "earning", [...orders.values()]);
        const { ring, watch, scarf } = nets;
        expect(await earnedOf(shop.db, [...undelivered, ...delivered])).toEqual([ring, ring, watch, scarf]);
      },
    };
  },
};

export const losing: CrashRow = {
  title: "a refunded return takes its money from the shop once",
  prepare: async ({ shop, calls }) => {
    const orders = new Map([
      ["moved", await calls.delivered({ ring: 1 }, 1)],
      ["transaction", await calls.delivered({ ring: 1 }, 1)],
      ["entry", await calls.delivered({ watch: 1 }, 1)],
    ] as const);
    const all = [...orders.values()];
    const returns = new Map<string, string>();
    for (const order of all) {
      const id = await calls.askReturn(order, 0, 1);
      for (const to of ["approved", "received"]) await calls.moveReturn(id, to);
      returns.set(order.id, id);
    }
    expect(await earnedOf(shop.db, all)).toEqual([nets.ring, nets.ring, nets.watch]);
    return {
      hanging: hangingAt(losingWrites, orders, ({ id }) => calls.moveReturn(returns.get(id)!, "refunded")),
      check: async () => {
        await untilBookedAs(shop.db, "refund", all);
        expect(await earnedOf(shop.db, all)).toEqual([0, 0, 0]);
      },
    };
  },
};
