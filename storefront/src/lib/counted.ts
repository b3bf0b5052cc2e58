import { limits } from "@bezak/contract/limits.ts";

/** Whether a list has more rows than it counts: the server stops at one more than `limits.countedMost`. */
export const isMoreThanCounted = (count: number): boolean => count > limits.countedMost;

/** The count of a tab whose list is counted that far; null until it is known. */
export const countedTab = (count: number | undefined) => ({
  count: count ?? null,
  isMore: count !== undefined && isMoreThanCounted(count),
});

/** What a page of a list with tabs says of them. */
export interface TabbedPage<Tab extends string> {
  counts: Readonly<Record<Tab, number>>;
  /** more is found than was counted by tab */
  countsOfPart?: true | undefined;
}

/** The count of a tab of a list, or without one of all rows, each of which is in exactly one; null until it is known. */
export function countedBy<Tab extends string>(
  page: TabbedPage<Tab> | undefined,
  tab: Tab | null | undefined,
) {
  if (!page || (tab && page.countsOfPart)) return countedTab(undefined);
  if (tab) return countedTab(page.counts[tab]);
  const all = Object.values<number>(page.counts).reduce((sum, count) => sum + count, 0);
  return countedTab(page.countsOfPart ? limits.countedMost + 1 : all);
}

/** The counts of a list that finds nothing. */
export const noCounts = <Tab extends string>(tabs: readonly Tab[]): Record<Tab, number> =>
  Object.fromEntries(tabs.map((tab) => [tab, 0])) as Record<Tab, number>;
