import { deadlineTimes } from "./deadlines.ts";

/**
 * A query of `day`, `figure`, `part`, `count` and `value`, of what is dated from `$since` on and before `$until`; those of
 * deadlines have names of their own.
 */
export type DayQuery = string;

export interface Times {
  since: Date;
  until: Date;
}

const NAMES = /\$(since|until|acceptSince|acceptUntil|sendSince|sendUntil|holidays)\b/g;

/** The query of that time as a statement with its values. */
export function limitQuery(query: DayQuery, times: Times, holidays: readonly string[]) {
  const all = { ...times, ...deadlineTimes(times, holidays) };
  const values: unknown[] = [];
  const sql = query.replace(NAMES, (_, name: keyof typeof all) => {
    values.push(all[name]);
    return "?";
  });
  return { sql, values };
}
