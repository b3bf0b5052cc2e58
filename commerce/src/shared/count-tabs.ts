import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../read-rows.ts";
import { countMost, MOST } from "./count-most.ts";

/** Rows by tab, of each at most `MOST`. */
export type TabCounts<Tab extends string> = Record<Tab, number>;

/** Rows of a tab: `rows` begins with `from` and has a `?` for each value. */
export interface TabRows {
  rows: string;
  values: readonly unknown[];
}

/** One statement with `tab` and `count`; each tab is read by its own index and not beyond `MOST` rows. */
export function tabCountsSql<Tab extends string>(tabs: readonly Tab[], choose: (tab: Tab) => TabRows) {
  const chosen = tabs.map((tab) => ({ tab, ...choose(tab) }));
  return {
    sql: chosen
      .map(({ tab, rows }) => `select '${tab}' as tab, (${countMost(rows)}) as count`)
      .join(" union all "),
    values: chosen.flatMap(({ values }) => values),
  };
}

/** The rows of `tabCountsSql` by tab; what is missing is zero, and what is more than `MOST` is `MOST`. */
export function toTabCounts<Tab extends string>(
  tabs: readonly Tab[],
  rows: readonly { tab: string; count: number }[],
): TabCounts<Tab> {
  const found = new Map(rows.map(({ tab, count }) => [tab, count]));
  return Object.fromEntries(tabs.map((tab) => [tab, Math.min(found.get(tab) ?? 0, MOST)])) as TabCounts<Tab>;
}

/** Counts what the filters of a list besides its tab find, by tab. */
export async function countTabs<Tab extends string>(
  container: MedusaContainer,
  tabs: readonly Tab[],
  choose: (tab: Tab) => TabRows,
): Promise<TabCounts<Tab>> {
  const { sql, values } = tabCountsSql(tabs, choose);
  return toTabCounts(tabs, await readRows<{ tab: Tab; count: number }>(container, sql, values));
}

/** Rows of the chosen tab, or of all when every row is in exactly one of them; at most `MOST`. */
export function totalOfTabs<Tab extends string>(counts: TabCounts<Tab>, tab: Tab | undefined): number {
  if (tab !== undefined) return counts[tab];
  return Math.min(
    Object.values<number>(counts).reduce((sum, count) => sum + count, 0),
    MOST,
  );
}
