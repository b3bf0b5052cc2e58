import type { Pool } from "pg";

/** The writes of an order one after another: the table and the statement that a trap waits for. */
export const writes = {
  reservation_item: "insert",
  order: "insert",
  payment_collection: "insert",
  order_payment_collection: "insert",
  payment_session: "insert",
  payment_session_answer: "update",
  seller_order: "insert",
  order_attempt: "update",
} as const;

export type Write = keyof typeof writes;

const TAILS: Record<Write, string> = {
  reservation_item: "substr(new.line_item_id, 7, 26)",
  order: "substr(new.id, 7)",
  payment_collection: "substr(new.id, 9)",
  order_payment_collection: "substr(new.order_id, 7)",
  payment_session: "substr(new.payment_collection_id, 9)",
  payment_session_answer: "substr(new.payment_collection_id, 9)",
  seller_order: "substr(new.order_id, 7)",
  order_attempt: "substr(new.order_id, 7)",
};

/**
 * Makes the write of the named step fail (`fail:<write>`) or hang (`hang:<write>`) for orders whose idempotency key
 * says so: the steps of real orders meet real failures of the database.
 */
export async function setTraps(db: Pool): Promise<void> {
  for (const [write, event] of Object.entries(writes) as [Write, string][]) {
    const table = write.replace("_answer", "");
    // Undoing touches the same rows; only the way forward is trapped.
    const forward = write === "order_attempt" ? "new.state = 'placed'" : "new.deleted_at is null";
    const when = write === "payment_session_answer" ? "new.status = 'pending_authorization'" : forward;
    await db.query(`
      create function trap_${write}() returns trigger language plpgsql as $$
      begin
        if exists (select 1 from order_attempt where order_id = 'order_' || ${TAILS[write]}
                   and idempotency_key = 'fail:${write}') then raise exception 'trapped at ${write}'; end if;
        if exists (select 1 from order_attempt where order_id = 'order_' || ${TAILS[write]}
                   and idempotency_key = 'hang:${write}') then perform pg_sleep(600); end if;
        return new;
      end $$;
      create trigger trap_${write} before ${event} on "${table}" for each row when (${when})
        execute function trap_${write}();`);
  }
}

export async function removeTraps(db: Pool): Promise<void> {
  for (const write of Object.keys(writes)) await db.query(`drop function trap_${write}() cascade`);
}
