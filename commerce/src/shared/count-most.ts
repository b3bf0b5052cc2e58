import { limits } from "@bezak/contract/limits.ts";

/** One more than is counted: that there are more, and not how many. */
export const MOST = limits.countedMost + 1;

/** Counts rows up to `MOST`. `rows` begins with `from`. */
export const countMost = (rows: string): string =>
  `select count(*)::int as count from (select 1 ${rows} limit ${MOST}) found`;
