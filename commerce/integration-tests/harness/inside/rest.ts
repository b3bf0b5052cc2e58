import { readSync } from "node:fs";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** File descriptor by which `commerce-process.ts` wakes the process; it closes with the parent, and the process exits. */
const WAKE = 3;

const IN_PROGRESS = `select 1 from pgboss.job where state = 'active' union all
  select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
    and state <> 'idle' and pid <> pg_backend_pid() limit 1`;

/** Blocks the process after this answer, unless it or its database is busy; returns whether it does. */
export default async function rest(container: MedusaContainer): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: object[] }>(IN_PROGRESS);
  if (rows.length > 0) return false;
  setImmediate(() => readSync(WAKE, Buffer.alloc(1)));
  return true;
}
