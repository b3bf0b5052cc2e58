import type { Pool } from "pg";

/**
 * Makes the jobs of a killed worker count as abandoned now, instead of after a long silence. Only safe while no live
 * worker runs a job.
 */
export async function missDeadWorkers(db: Pool): Promise<void> {
  await db.query("update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'");
}

/** Retries such jobs at once and lets the locks of their worker expire soon. Call it before `missDeadWorkers`. */
export async function hurryAfterDeath(db: Pool): Promise<void> {
  await db.query("update pgboss.job set retry_delay = 0 where state = 'active'");
  await db.query(
    "update lease_lock set expires_at = least(expires_at, clock_timestamp() + interval '1 second')",
  );
}
