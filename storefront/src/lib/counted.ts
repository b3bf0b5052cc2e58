import { limits } from "@bezak/contract/limits.ts";

/** Whether a list has more rows than it counts: the server stops at one more than `limits.countedMost`. */
export const isMoreThanCounted = (count: number): boolean => count > limits.countedMost;

/** The count of a tab whose list is counted that far; null until it is known. */
export const countedTab = (count: number | undefined) => ({
  count: count ?? null,
  isMore: count !== undefined && isMoreThanCounted(count),
});
