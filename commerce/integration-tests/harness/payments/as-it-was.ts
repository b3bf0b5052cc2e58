import type { Pool } from "pg";

const collection = "select payment_collection_id from order_payment_collection where order_id = $1";
const payments = `select id from payment where payment_collection_id in (${collection})`;

/** Rows of an order that a spec may break, by table; `$1` is the order. */
const rowsOf: Record<string, string> = {
  payment_due: "id = $1",
  payment_attempt: "order_id = $1",
  order_cancellation: "order_id = $1",
  payment_collection: `id in (${collection})`,
  capture: `payment_id in (${payments})`,
  refund: `payment_id in (${payments})`,
  order: "id = $1",
};

const PARCELS = "seller_order";

/**
 * Runs a job that breaks the rows of an order, and restores them however it ends. Parcels are restored with triggers,
 * since counts depend on them; the other rows without, so that the restoring has no effects.
 */
export async function asItWas<T>(db: Pool, orderId: string, job: () => Promise<T>): Promise<T> {
  const saved = new Map<string, string>();
  for (const [table, where] of [...Object.entries(rowsOf), [PARCELS, "order_id = $1"]]) {
    const { rows } = await db.query<{ rows: string }>(
      `select coalesce(jsonb_agg(t), '[]')::text as rows from "${table}" t where ${where}`,
      [orderId],
    );
    saved.set(table!, rows[0]!.rows);
  }
  try {
    return await job();
  } finally {
    const client = await db.connect();
    try {
      await client.query("begin");
      await client.query(
        `update ${PARCELS} p set status = k.status, total = k.total
         from jsonb_populate_recordset(null::${PARCELS}, $1) k where p.id = k.id`,
        [saved.get(PARCELS)],
      );
      await client.query("set local session_replication_role = replica");
      for (const [table, where] of Object.entries(rowsOf)) {
        await client.query(`delete from "${table}" where ${where}`, [orderId]);
        await client.query(
          `insert into "${table}" select * from jsonb_populate_recordset(null::"${table}", $1)`,
          [saved.get(table)],
        );
      }
      await client.query("commit");
    } finally {
      // rolls back whatever was not committed
      client.release(true);
    }
  }
}
