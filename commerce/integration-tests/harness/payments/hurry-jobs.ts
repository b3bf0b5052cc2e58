import type { Pool } from "pg";

/**
 * Makes the waiting jobs of an order due now and notifies the worker as pg-boss does for a new job, since it would poll
 * only seconds later. Returns the number of such jobs.
 */
export async function hurryJobs(db: Pool, name: string, orderId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `with due as (
       update pgboss.job set start_after = now()
       where name = $1 and data->>'orderId' = $2 and state in ('created', 'retry') and start_after > now()
       returning name),
     called as (
       select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name)
       from (select distinct name from due) as queue)
     select count(*)::int as count from due, (select count(*) from called) as all_called`,
    [name, orderId],
  );
  return rows[0]?.count ?? 0;
}
