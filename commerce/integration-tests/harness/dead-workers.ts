import type { Pool } from "pg";

/**
 * Jobs of a worker that was killed are taken for abandoned when it was silent for long: nobody waits for that here. Only
 * while no job is worked at by somebody who is alive.
 */
export async function missDeadWorkers(db: Pool): Promise<void> {
  await db.query("update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'");
}

/**
 * Nor for what comes after it: that such a job is tried again at once, and what its worker had locked is soon free. To be
 * called first.
 */
export async function hurryAfterDeath(db: Pool): Promise<void> {
  await db.query("update pgboss.job set retry_delay = 0 where state = 'active'");
  await db.query(
    "update lease_lock set expires_at = least(expires_at, clock_timestamp() + interval '1 second')",
  );
}
