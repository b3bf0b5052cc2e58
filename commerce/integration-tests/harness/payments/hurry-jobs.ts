import type { Pool } from "pg";

/**
 * What an order's job waits for is over. A worker is called as pg-boss calls it to a new job: it would look only after
 * seconds. Gives how many such jobs there were.
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
