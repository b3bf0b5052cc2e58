import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { toHolidays } from "./holidays.ts";

/** Until when the stored days are counted, in milliseconds since 1970, and the setting `holidays`. */
export const STORED = `select
  (select value::float8 from marketplace_day where figure = 'stored') as until,
  (select value->'value' from shop_setting where id = 'holidays' and deleted_at is null) as holidays`;

export interface StoredRow {
  until: number | null;
  holidays: unknown;
}

/** What is dated before `until` is stored by day; null while nothing is. */
export interface Stored {
  until: Date | null;
  /** of the settings, in ascending order */
  holidays: readonly string[];
}

async function readStored(container: MedusaContainer): Promise<Stored> {
  const [row] = await readRows<StoredRow>(container, STORED);
  return {
    until: row?.until ? new Date(row.until) : null,
    holidays: toHolidays({ holidays: row?.holidays }),
  };
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
