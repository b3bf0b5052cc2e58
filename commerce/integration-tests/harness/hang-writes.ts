import type { Pool } from "pg";
import { whileOnWrite } from "./on-write.ts";
import { until } from "./until.ts";

const HANGS = "wait_event = 'PgSleep' and datname = current_database()";

const does = `begin
  perform pg_sleep(600);
  return new;
exception when query_canceled then
  return new;
end`;

/**
 * Runs a job while a database write hangs, to test a process that dies in a step or is slower than another. Connections
 * that still hang are cut afterwards, also when the job fails.
 */
export function whileHanging<T>(db: Pool, write: string, job: () => Promise<T>, when = "true"): Promise<T> {
  return whileOnWrite(db, { write, when, does }, async () => {
    try {
      return await job();
    } finally {
      await cutHanging(db);
    }
  });
}

export async function hanging(db: Pool): Promise<number> {
  const { rowCount } = await db.query(`select 1 from pg_stat_activity where ${HANGS}`);
  return rowCount ?? 0;
}

export function untilHanging(db: Pool, count: number): Promise<boolean> {
  // a busy machine may be slow
  return until(`${count} writes to hang`, async () => (await hanging(db)) === count, 90);
}

/** The server goes on with the statement of a killed process; cutting the connection makes sure that it never commits. */
export async function cutHanging(db: Pool): Promise<void> {
  await db.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${HANGS}`);
}

/** Releases the hanging writes and waits until their transactions have ended. */
export async function letHangingGo(db: Pool): Promise<void> {
  const named = "pid || ' ' || xact_start";
  const { rows } = await db.query<{ name: string }>(
    `select ${named} as name, pg_cancel_backend(pid) from pg_stat_activity where ${HANGS}`,
  );
  const names = rows.map(({ name }) => name);
  await until("the hanging writes to end", async () => {
    const left = await db.query(`select 1 from pg_stat_activity where ${named} = any($1)`, [names]);
    return left.rowCount === 0;
  });
}
