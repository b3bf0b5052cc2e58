import type { TimeSort } from "@bezak/contract/administered-sorts.ts";

/** `order by` the time of rows with this alias; rows of one moment by their ids. */
export function orderByTime(alias: string, sort: TimeSort): string {
  const direction = sort === "newest" ? "desc" : "asc";
  return `order by ${alias}.created_at ${direction}, ${alias}.id ${direction}`;
}
