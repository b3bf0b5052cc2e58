import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { gatewayCalls, makeNextCall, type PayableOrder } from "./payment-calls.ts";
import type { ShopUnderLoad } from "./shop-under-load.ts";

/**
 * SQL statements of commerce per call, without transaction control. The shop's background work is less than one statement
 * per call and is rounded away; queued jobs wait until the count is finished.
 */
export async function statementsPerCall(
  { home, database }: ShopUnderLoad,
  orders: PayableOrder[],
): Promise<{ call: string; statements: number }[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  try {
    await untilJobsAreDone(client);
    await client.query(`
      create or replace function bench_later() returns trigger language plpgsql as
        $$ begin new.start_after := now() + interval '1 hour'; return new; end $$;
      create or replace trigger bench_later before insert on pgboss.job for each row execute function bench_later();`);
    const counted: { call: string; statements: number }[] = [];
    for (const gateway of ["payme", "click"] as const) {
      const mine = orders.filter((order) => order.gateway === gateway);
      for (const call of gatewayCalls[gateway]) {
        const before = await callsByStatement(client);
        for (const order of mine) await makeNextCall(home, order);
        const after = await callsByStatement(client);
        const statements = [...after].reduce(
          (sum, [id, calls]) => sum + Math.floor((calls - (before.get(id) ?? 0)) / mine.length),
          0,
        );
        counted.push({ call, statements });
      }
    }
    return counted;
  } finally {
    await client.query("drop function bench_later() cascade");
    await client.query("update pgboss.job set start_after = now() where state = 'created'");
    await client.end();
  }
}

/** Waits for the jobs of placing the orders, which would otherwise be counted with the first call. */
async function untilJobsAreDone(client: pg.Client): Promise<void> {
  const left =
    "select 1 from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now() limit 1";
  while ((await client.query(left)).rowCount) await setTimeout(200);
}

async function callsByStatement(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: string; calls: string }>(
    `select queryid::text as id, sum(calls) as calls from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and query !~* '^(begin|start transaction|commit|rollback)' and query not ilike '%pg_stat_statements%'
     group by queryid`,
  );
  return new Map(rows.map(({ id, calls }) => [id, Number(calls)]));
}
