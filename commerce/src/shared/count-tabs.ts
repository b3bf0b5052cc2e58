import type { Sql } from "../workflows/users/sql.ts";
import { countMost, MOST } from "./count-most.ts";

/** Rows by tab, of each at most `MOST`. */
export type TabCounts<Tab extends string> = Record<Tab, number>;

/** `rows` begins with `from` and has a `?` for each value. */
export interface TabRows {
  rows: string;
  values: readonly unknown[];
}

export interface TabbedList<Tab extends string> {
  tabs: readonly Tab[];
  /** the open one; without one the list shows all rows */
  tab: Tab | undefined;
  /** what the other filters find in a tab, or without one in all */
  rowsOf: (tab?: Tab) => TabRows;
  /**
   * The condition of each tab, for filters that no index serves together with a tab: then a tab of few rows would be searched
   * among all others, and the rows are counted in one read of the first `MOST`. Otherwise each tab is counted alone, and each
   * row is in exactly one tab besides those of `within`.
   */
  conditions?: Readonly<Record<Tab, string>>;
  /** tabs whose rows are in another one, too */
  within?: readonly Tab[];
}

export interface CountedTabs<Tab extends string> {
  /** of the open tab, at most `MOST` */
  count: number;
  counts: TabCounts<Tab>;
  /** more than that many are found, and `counts` are of those that were read */
  countsOfPart?: true;
}

/** One row with the count of each tab; with `conditions` also the `total`. */
export function tabCountsSql<Tab extends string>({
  tabs,
  rowsOf,
  conditions,
}: Omit<TabbedList<Tab>, "tab">): {
  sql: string;
  values: unknown[];
} {
  if (conditions) {
    const { rows, values } = rowsOf();
    const counts = tabs.map((tab) => `(count(*) filter (where "${tab}"))::int as "${tab}"`);
    const columns = tabs.map((tab) => `(${conditions[tab]}) as "${tab}"`);
    const sql = `select count(*)::int as total, ${counts.join(", ")}
      from (select ${columns.join(", ")} ${rows} limit ${MOST}) found`;
    return { sql, values: [...values] };
  }
  const alone = tabs.map((tab) => ({ tab, ...rowsOf(tab) }));
  return {
    sql: `select ${alone.map(({ tab, rows }) => `(${countMost(rows)}) as "${tab}"`).join(", ")}`,
    values: alone.flatMap(({ values }) => values),
  };
}

/** Counts what the filters of a list besides its tab find, by tab, and the rows of the open one. */
export async function countTabs<Tab extends string>(
  sql: Sql,
  list: TabbedList<Tab>,
): Promise<CountedTabs<Tab>> {
  const { tabs, tab, rowsOf, conditions, within = [] } = list;
  const statement = tabCountsSql(list);
  const [row] = await sql<Record<string, number>>(statement.sql, statement.values);
  const counts = Object.fromEntries(tabs.map((one) => [one, row![one]!])) as TabCounts<Tab>;
  const whole = tabs.filter((one) => !within.includes(one)).map((one) => counts[one]);
  const total = row!.total ?? Math.min(MOST, sum(whole));
  if (!conditions || total < MOST) return { count: tab === undefined ? total : counts[tab], counts };
  const count = tab === undefined ? MOST : await countRows(sql, rowsOf(tab));
  return { count, counts, countsOfPart: true };
}

async function countRows(sql: Sql, { rows, values }: TabRows): Promise<number> {
  const [row] = await sql<{ count: number }>(countMost(rows), values);
  return row!.count;
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** The conditions of tabs by status. */
export const statusConditions = <Status extends string>(statuses: readonly Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, `status = '${status}'`])) as Record<Status, string>;

/** Rows with `tab` and `count` by tab; what is missing is zero, and what is more than `MOST` is `MOST`. */
export function toTabCounts<Tab extends string>(
  tabs: readonly Tab[],
  rows: readonly { tab: string; count: number }[],
): TabCounts<Tab> {
  const found = new Map(rows.map(({ tab, count }) => [tab, count]));
  return Object.fromEntries(tabs.map((tab) => [tab, Math.min(found.get(tab) ?? 0, MOST)])) as TabCounts<Tab>;
}
