import type { FilterPart } from "./sql-filter.ts";

/** Days of Tashkent, both included, as `2026-11-29`; a side that is left out is open. */
export interface Days {
  from?: string;
  to?: string;
}

const sinceDay = (column: string): string => `${column} >= ?::date::timestamp at time zone 'Asia/Tashkent'`;

const untilDay = (column: string): string =>
  `${column} < (?::date + 1)::timestamp at time zone 'Asia/Tashkent'`;

/** Rows whose time in this column is on one of these days. */
export function onDays(column: string, { from, to }: Days): FilterPart[] {
  const parts: FilterPart[] = [];
  if (from !== undefined) parts.push([sinceDay(column), [from]]);
  if (to !== undefined) parts.push([untilDay(column), [to]]);
  return parts;
}
