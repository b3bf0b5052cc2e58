import { readSync } from "node:fs";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

/** What `commerce-process.ts` wakes it by; it ends with whoever started the process, which then ends as well. */
const WAKE = 3;

const IN_PROGRESS = `select 1 from pgboss.job where state = 'active' union all
  select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
    and state <> 'idle' and pid <> pg_backend_pid() limit 1`;

/** Stops all that this process does once it has answered, unless something is under way; tells whether it does. */
export default async function rest(container: MedusaContainer): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const { rows } = await database.raw<{ rows: object[] }>(IN_PROGRESS);
  if (rows.length > 0) return false;
  setImmediate(() => readSync(WAKE, Buffer.alloc(1)));
  return true;
}
