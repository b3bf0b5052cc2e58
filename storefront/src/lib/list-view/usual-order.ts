import { timeSorts, type TimeSort } from "@bezak/contract/administered-sorts.ts";

/** Orders of a list that begins with what waits, unless another one is chosen. */
export const usualOrders = ["usual", ...timeSorts] as const;

export type UsualOrder = (typeof usualOrders)[number];

export const parseOrder = (search: URLSearchParams): UsualOrder =>
  usualOrders.find((one) => one === search.get("sort")) ?? "usual";

/** For the call, which knows no name for the usual one. */
export const toSort = (order: UsualOrder): TimeSort | undefined => (order === "usual" ? undefined : order);
