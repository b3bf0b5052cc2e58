import type { Pool } from "pg";

let made = 0;

/**
 * Runs a job while the database does something at a write, such as `insert on shop_mail`, of rows that satisfy `when`.
 * The trigger is removed afterwards, also when the job fails.
 */
export async function whileOnWrite<T>(
  db: Pool,
  { write, when, does }: { write: string; when: string; does: string },
  job: () => Promise<T>,
): Promise<T> {
  // several may be set at once
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
