/** Conditions on a time by a day of Tashkent (`?`, as `2026-11-29`), which is included. */
export const sinceDay = (column: string): string =>
  `${column} >= ?::date::timestamp at time zone 'Asia/Tashkent'`;

export const untilDay = (column: string): string =>
  `${column} < (?::date + 1)::timestamp at time zone 'Asia/Tashkent'`;
