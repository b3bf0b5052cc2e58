import type { Pool } from "pg";

/** How many connections to this database wait for a lock; `statement`: the beginning of theirs. */
export async function waiting(db: Pool, statement = ""): Promise<number> {
  const { rowCount } = await db.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like $1`,
    [`${statement}%`],
  );
  return rowCount ?? 0;
}

/** Whether a process that was started with this `PGAPPNAME` waits for a lock. */
export async function waitingAs(db: Pool, name: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and application_name = $1`,
    [name],
  );
  return Boolean(rowCount);
}
