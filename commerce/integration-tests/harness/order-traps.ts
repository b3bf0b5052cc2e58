import type { Pool } from "pg";
import { until } from "./until.ts";

/**
 * A write that can be trapped: its table (in another schema: `schema.table`), its statement, a condition on `new`, and
 * SQL for the id that it belongs to, usually an order's.
 */
export type OrderWrite = readonly [table: string, statement: "insert" | "update", when: string, id: string];

/** The refund of a payment, and its transaction in Medusa's accounts of the order. */
export const refundWrites = {
  refund: [
    "refund",
    "insert",
    "true",
    "(select 'order_' || substr(p.payment_collection_id, 9) from payment p where p.id = new.payment_id)",
  ],
  booked: ["order_transaction", "insert", "new.reference = 'refund'", "new.order_id"],
} as const satisfies Record<string, OrderWrite>;

/** A connection that hangs is named after its trap. */
const does = (name: string) => ({
  hangs: `perform set_config('application_name', '${name}', true), pg_sleep(600)`,
  fails: "raise exception 'trapped'",
});

const nameAt = (at: number) => `trap_${at}`;

/**
 * Makes each write hang or fail for the one id beside it, to test steps of real orders whose database fails or whose
 * process dies. The SQL of an id may read its own row of `trapped`, by the name of its trigger.
 */
export async function setTraps(
  db: Pool,
  traps: readonly { write: OrderWrite; id: string }[],
  what: keyof ReturnType<typeof does>,
): Promise<void> {
  await retryOnDeadlock(db, "create schema traps");
  await retryOnDeadlock(db, "create table traps.trapped (name text primary key, id text not null)");
  for (const [at, { write, id }] of traps.entries()) {
    const [table, event, when, idOf] = write;
    const name = nameAt(at);
    await db.query("insert into traps.trapped values ($1, $2)", [name, id]);
    await retryOnDeadlock(
      db,
      `
      create function traps.${name}() returns trigger language plpgsql security definer as $$
      begin
        if ${when} and exists (select 1 from traps.trapped where name = '${name}' and id = ${idOf}) then
          ${does(name)[what]};
        end if;
        return new;
      end $$;
      create trigger ${name} before ${event} on "${table.replace(".", '"."')}"
        for each row execute function traps.${name}();`,
    );
  }
}

/** Those of these traps at which nothing hangs, as sentences for whoever reads why a spec failed. */
export async function listMissing(
  db: Pool,
  traps: readonly { write: OrderWrite; id: string }[],
): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    "select application_name as name from pg_stat_activity where datname = current_database()",
  );
  const names = new Set(rows.map(({ name }) => name));
  return traps
    .filter((_, at) => !names.has(nameAt(at)))
    .map(({ write: [table, statement, when], id }) => `${statement} of ${table} for ${id} when ${when}`);
}

/** Removes every trap; hanging writes must be cut before. */
export async function freeTraps(db: Pool): Promise<void> {
  await retryOnDeadlock(db, "drop schema if exists traps cascade");
}

/** Jobs go on meanwhile; a partitioned table is locked part by part, so a deadlock is possible. */
async function retryOnDeadlock(db: Pool, sql: string): Promise<void> {
  const attempt = () =>
    db.query(sql).then(
      () => true,
      (error: { code?: string }) => {
        if (error.code !== "40P01") throw error;
        return false;
      },
    );
  await until("the tables to be free", attempt);
}
