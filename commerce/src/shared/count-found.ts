import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../read-rows.ts";
import { MOST } from "./count-most.ts";
import type { TabCounts } from "./count-tabs.ts";

interface Found<Tab extends string> {
  /** the condition of each tab */
  tabs: Readonly<Record<Tab, string>>;
  /** what the filters besides the tab find: begins with `from` and has a `?` for each value */
  rows: string;
  values: readonly unknown[];
}

/** Counts by tab; `countsOfPart` if they are of the first `MOST` rows only. */
export interface FoundCounts<Tab extends string> {
  counts: TabCounts<Tab>;
  countsOfPart?: true;
}

/**
 * Counts what the filters besides the tab find, in one read of at most `MOST` rows: a tab of few rows would be searched among
 * all others.
 */
export async function countFound<Tab extends string>(
  container: MedusaContainer,
  { tabs, rows, values }: Found<Tab>,
): Promise<FoundCounts<Tab> & { total: number }> {
  const named = Object.entries<string>(tabs);
  const [found] = await readRows<Record<Tab | "total", number>>(
    container,
    `select count(*)::int as total, ${named.map(([tab]) => `(count(*) filter (where "${tab}"))::int as "${tab}"`).join(", ")}
     from (select ${named.map(([tab, condition]) => `(${condition}) as "${tab}"`).join(", ")} ${rows} limit ${MOST}) found`,
    values,
  );
  const { total, ...counts } = found!;
  return {
    total,
    counts: counts as unknown as TabCounts<Tab>,
    ...(total === MOST && { countsOfPart: true }),
  };
}
