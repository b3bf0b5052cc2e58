import type { Pool } from "pg";

/**
 * Does a job while the database does something at a write: `insert on shop_mail`, or only at that of rows of which
 * `when` holds. However the job ends, the write is free again.
 */
export async function whileOnWrite<T>(
  db: Pool,
  { write, when, does }: { write: string; when: string; does: string },
  job: () => Promise<T>,
): Promise<T> {
  await db.query(`
    create function on_write() returns trigger language plpgsql as $$ ${does} $$;
    create trigger on_write before ${write} for each row when (${when}) execute function on_write();`);
  try {
    return await job();
  } finally {
    await db.query("drop function on_write() cascade");
  }
}
