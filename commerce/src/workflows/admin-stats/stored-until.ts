import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";

/** Until when the stored days are counted, as a row: milliseconds since 1970. */
export const STORED = "select value::float8 as until from marketplace_day where figure = 'stored'";

/** What is dated before `until` is stored by day; null while nothing is. */
export interface Stored {
  until: Date | null;
}

async function readStored(container: MedusaContainer): Promise<Stored> {
  const [row] = await readRows<{ until: number }>(container, STORED);
  return { until: row ? new Date(row.until) : null };
}

/**
 * Runs reads that add what came since to the stored days. If the job stores the days anew meanwhile, something could be
 * counted twice: then they are repeated.
 */
export async function withStored<Answer>(
  container: MedusaContainer,
  read: (stored: Stored) => Promise<Answer>,
): Promise<Answer & { countedAt: string | null }> {
  for (let stored = await readStored(container); ;) {
    const answer = await read(stored);
    const after = await readStored(container);
    if (after.until?.getTime() === stored.until?.getTime())
      return { ...answer, countedAt: stored.until?.toISOString() ?? null };
    stored = after;
  }
}
