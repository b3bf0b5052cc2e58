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
