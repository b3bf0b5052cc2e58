import { limits } from "@bezak/contract/limits.ts";

/** Counts rows up to `limits.countedMost`: a list need not know how many more there are. `rows` begins with `from`. */
export const countMost = (rows: string): string =>
  `select count(*)::int as count from (select 1 ${rows} limit ${limits.countedMost}) found`;
