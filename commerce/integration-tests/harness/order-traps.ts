import type { Pool } from "pg";

/**
 * A write that can hang: its table (of another schema: `schema.table`), its statement, what tells it from other writes
 * there, and the order it is of.
 */
export type OrderWrite = readonly [
  table: string,
  statement: "insert" | "update",
  when: string,
  orderId: string,
];

/** The refund of a payment, and its line in the order's books. */
export const refundWrites = {
  refund: [
    "refund",
    "insert",
    "true",
    "(select 'order_' || substr(p.payment_collection_id, 9) from payment p where p.id = new.payment_id)",
  ],
  booked: ["order_transaction", "insert", "new.reference = 'refund'", "new.order_id"],
} as const satisfies Record<string, OrderWrite>;

/** Makes each write hang for the order that stands beside its name: real steps meet a process that dies in them. */
export async function hangOrders(
  db: Pool,
  writes: Record<string, OrderWrite>,
  orders: Record<string, string>,
): Promise<void> {
  await db.query("create table trapped (order_id text primary key, write text not null)");
  for (const [write, orderId] of Object.entries(orders)) {
    await db.query("insert into trapped values ($1, $2)", [orderId, write]);
  }
  for (const [write, [table, event, when, order]] of Object.entries(writes)) {
    await db.query(`
      create function hang_${write}() returns trigger language plpgsql as $$
      begin
        if ${when} and exists (select 1 from trapped where order_id = ${order} and write = '${write}') then
          perform pg_sleep(600);
        end if;
        return new;
      end $$;
      create trigger hang_${write} before ${event} on "${table.replace(".", '"."')}"
        for each row execute function hang_${write}();`);
  }
}

/** Frees every order again; what hung has to be cut before. */
export async function freeOrders(db: Pool, writes: Record<string, OrderWrite>): Promise<void> {
  for (const write of Object.keys(writes)) await db.query(`drop function hang_${write}() cascade`);
  await db.query("drop table trapped");
}
