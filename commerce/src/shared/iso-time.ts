/** SQL of a time as the API writes it, for JSON that the database builds. */
export const isoTime = (time: string): string =>
  `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
