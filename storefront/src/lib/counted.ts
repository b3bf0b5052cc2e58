import { limits } from "@bezak/contract/limits.ts";

/** Whether a list has more rows than it counts: the server stops at one more than `limits.countedMost`. */
export const isMoreThanCounted = (count: number): boolean => count > limits.countedMost;

/** The count of a tab whose list is counted that far; null until it is known. */
export const countedTab = (count: number | undefined) => ({
  count: count ?? null,
  isMore: count !== undefined && isMoreThanCounted(count),
});

/**
 * The count of a tab of a list, or without one of all; `counts` are of tabs of which each row is in exactly one. `isOfPart`: more
 * is found than is counted by tab.
 */
export function countedBy<Tab extends string>(
  counts: Readonly<Record<Tab, number>> | undefined,
  tab: Tab | null | undefined,
  isOfPart = false,
) {
  if (!counts || (tab && isOfPart)) return countedTab(undefined);
  if (tab) return countedTab(counts[tab]);
  return countedTab(
    isOfPart ? limits.countedMost + 1 : Object.values<number>(counts).reduce((sum, count) => sum + count, 0),
  );
}

/** The counts of a list that finds nothing. */
export const noCounts = <Tab extends string>(tabs: readonly Tab[]): Record<Tab, number> =>
  Object.fromEntries(tabs.map((tab) => [tab, 0])) as Record<Tab, number>;
