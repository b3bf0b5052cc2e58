import type { Pool } from "pg";

/**
 * Jobs of a worker that was killed are taken for abandoned when it was silent for long: nobody waits for that here. Only
 * while no job is worked at by somebody who is alive.
 */
export async function missDeadWorkers(db: Pool): Promise<void> {
  await db.query("update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'");
}
