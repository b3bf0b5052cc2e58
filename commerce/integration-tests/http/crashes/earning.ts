import { expect } from "vitest";
import type { Pool } from "pg";
import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { hangingAt } from "../../harness/kill-while.ts";
import type { OrderWrite } from "../../harness/order-traps.ts";
import { until } from "../../harness/until.ts";
import type { CrashRow } from "./crash-world.ts";

export const nets = { ring: 90_000, watch: 225_001, scarf: 40_500 };

const DAYS_AGO = 15;

/** SQL for the order of an entry. */
export const orderOf = "(select order_id from ledger_transaction where id = new.transaction_id)";

/**
 * The last writes of the two transactions between a delivered parcel and its earning; all other writes come before them.
 * The second is a job's: a hanging worker blocks nothing else, and a process has two.
 */
const earningWrites = {
  queued: [
    "pgboss.job",
    "insert",
    `new.name = 'book-seller-money'
      and exists (select 1 from seller_order p where p.id = new.data->>'parcelId' and p.status = 'delivered')`,
    "(select order_id from seller_order where id = new.data->>'parcelId')",
  ],
  last: [
    "ledger_entry",
    "insert",
    `new.type = 'commission' and new.account = 'seller' and exists
      (select 1 from ledger_entry e where e.transaction_id = new.transaction_id and e.account = 'buyers')`,
    orderOf,
  ],
} as const satisfies Record<string, OrderWrite>;

/** Waits until each order has one transaction of this kind. */
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

/** What the shops have earned with each of these orders. */
export async function readEarned(db: Pool, orders: readonly OrderView[]): Promise<number[]> {
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
  title: "books the earning of a delivered parcel once",
  prepare: async ({ shop, calls }) => {
    // one product of each shop, since the money of a shop is written under a lock
    const undelivered = await calls.ordered({ ring: 1 });
    const delivered = await calls.ordered({ "scarf-1": 1 });
    const both = [undelivered, delivered];
    const orders = new Map([
      ["queued", undelivered],
      ["last", delivered],
    ] as const);
    return {
      hanging: hangingAt(earningWrites, orders, (order) => calls.deliver(order, DAYS_AGO)),
      check: async () => {
        await untilBookedAs(shop.db, "earning", [delivered]);
        expect(await readEarned(shop.db, both)).toEqual([0, nets.scarf]);
        const { id: orderId, parcels } = undelivered;
        const at = new Date(Date.now() - DAYS_AGO * 86_400_000).toISOString();
        const step = { orderId, parcelId: parcels[0]?.id, to: "delivered", actor: "seller", at };
        await shop.commerce.run("move-parcel.ts", step);
        await untilBookedAs(shop.db, "earning", both);
        expect(await readEarned(shop.db, both)).toEqual([nets.ring, nets.scarf]);
      },
    };
  },
};
