import type { Pool } from "pg";

let made = 0;

/**
 * Does a job while the database does something at a write: `insert on shop_mail`, or only at that of rows of which
 * `when` holds. However the job ends, the write is free again.
 */
export async function whileOnWrite<T>(
  db: Pool,
  { write, when, does }: { write: string; when: string; does: string },
  job: () => Promise<T>,
): Promise<T> {
  // several may be waited for at once
  const name = `on_write_${(made += 1)}`;
  await db.query(`
    create function ${name}() returns trigger language plpgsql as $$ ${does} $$;
    create trigger ${name} before ${write} for each row when (${when}) execute function ${name}();`);
  try {
    return await job();
  } finally {
    await db.query(`drop function ${name}() cascade`);
  }
}
