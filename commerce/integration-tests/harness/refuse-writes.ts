import type { Pool } from "pg";

/**
 * Does a job while the database refuses a write: `insert on shop_mail`, or only that of rows of which `when` holds.
 * However the job ends, the write is free again.
 */
export async function whileRefused<T>(
  db: Pool,
  write: string,
  job: () => Promise<T>,
  when = "true",
): Promise<T> {
  await db.query(`
    create function refuse_write() returns trigger language plpgsql as $$
      begin raise exception 'refused by the test'; end $$;
    create trigger refuse_write before ${write} for each row when (${when}) execute function refuse_write();`);
  try {
    return await job();
  } finally {
    await db.query("drop function refuse_write() cascade");
  }
}
