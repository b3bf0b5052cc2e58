import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { DayQuery, Times } from "./limit-query.ts";
import { onDays, type Days } from "../../shared/day-conditions.ts";
import { joinParts, type FilterPart, type SqlFilter } from "../../shared/sql-filter.ts";
import { rewindTime } from "./holidays.ts";

/** When the parcel reached the status, which is usually at this position; null for never. */
const timeOf = (
  status: string,
  position: number,
) => `(case timeline->'entries'->${position}->>'status' when '${status}'
    then timeline->'entries'->${position}->>'at'
    else jsonb_path_query_first(timeline, '$.entries[*] \\? (@.status == "${status}").at') #>> '{}' end)::timestamptz`;

const { acceptWithinHours, sendWithinHours } = sellerLimits;
const ENDED = `case when status = 'cancelled' and timeline->'entries'->-1->>'actor' <> 'seller'
  then (timeline->'entries'->-1->>'at')::timestamptz end`;

const hours = (count: number) => `interval '${count} hours'`;

/** Somebody else than the shop cancelled the others before. */
const IS_COUNTED = "(ended is null or ended > at)";

interface Deadline {
  figure: "acceptedInTime" | "sentInTime";
  within: number;
  done: string;
  /** names of the times between which the time to accept the parcel ended if this deadline passed then */
  since: string;
  until: string;
}

/** Parcels whose deadline passed then. The time runs since a parcel could be accepted, and stands still on holidays. */
const passed = ({ figure, within, done, since, until }: Deadline) => `
  select id, seller_id, '${figure}' as figure, ${done} as done, ${ENDED} as ended,
    working_deadline(accept_by - ${hours(acceptWithinHours)}, ${hours(within)}, $holidays::date[]) as at
  from seller_order where deleted_at is null and accept_by >= ${since} and accept_by < ${until}`;

const ACCEPT = { figure: "acceptedInTime", within: acceptWithinHours, done: timeOf("confirmed", 1) } as const;
const SEND = { figure: "sentInTime", within: sendWithinHours, done: timeOf("shipped", 3) } as const;

/** Both deadlines of each parcel, without those that somebody else than its shop cancelled before. */
const DEADLINES = `(
  select seller_id, figure, (at at time zone 'Asia/Tashkent')::date as day, done <= at as in_time from (
    ${passed({
      ...ACCEPT,
      since: "$acceptSince",
      until: "$acceptUntil",
    })}
    union all ${passed({
      ...SEND,
      since: "$sendSince",
      until: "$sendUntil",
    })}) passed
  where ${IS_COUNTED}) deadlines`;

const COUNTS = "count(*) filter (where in_time) as count, count(*) as value";

/** Parcels in time by day: `count` of `value`. */
export const ALL_DEADLINES: DayQuery = `
  select day, figure, null as part, ${COUNTS} from ${DEADLINES} group by 1, 2`;

/** The same by day and shop. */
export const SELLER_DEADLINES: DayQuery = `
  select day, 'seller ' || figure as figure, seller_id as part, ${COUNTS} from ${DEADLINES} group by 1, 2, 3`;

/** Both at once, for the job. */
export const DEADLINES_TO_STORE: DayQuery = `
  select day, case grouping(seller_id) when 0 then 'seller ' else '' end || figure as figure, seller_id as part, ${COUNTS}
  from ${DEADLINES} group by grouping sets ((day, figure, seller_id), (day, figure))`;

const HOUR = 3_600_000;

/** Values of the names in these queries. A deadline that is still to come has not passed. */
export function deadlineTimes({ since, until }: Times, holidays: readonly string[], now = new Date()) {
  const ended = until < now ? until : now;
  const acceptedBy = (at: Date, within: number) =>
    new Date(rewindTime(at, within * HOUR, holidays).getTime() + acceptWithinHours * HOUR);
  return {
    acceptSince: acceptedBy(since, acceptWithinHours),
    acceptUntil: acceptedBy(ended, acceptWithinHours),
    sendSince: acceptedBy(since, sendWithinHours),
    sendUntil: acceptedBy(ended, sendWithinHours),
    holidays,
  };
}

const SET_HOLIDAYS = `(select coalesce(array_agg(day::date order by day), '{}') from shop_setting
  cross join lateral jsonb_array_elements_text(case jsonb_typeof(value->'value') when 'array' then value->'value' end) day
  where id = 'holidays' and deleted_at is null)`;

/**
 * Of `seller_order p`: the parcel was late, as its deadline was on these days in Tashkent and is over, and was not met.
 * Holidays are those of the settings; each of them moves a deadline by a day at most, so an index finds the parcels.
 */
export function filterLate(figure: Deadline["figure"], days: Days): SqlFilter {
  const { within, done } = figure === "acceptedInTime" ? ACCEPT : SEND;
  const shift = hours(within - acceptWithinHours);
  const longest = `${shift} + cardinality(${SET_HOLIDAYS}) * interval '1 day'`;
  const earlier = (parts: FilterPart[], by: string) =>
    parts.map(([where, values]): FilterPart => [`${where} - (${by})`, values]);
  const { from, to } = days;
  const near = joinParts([
    ["p.accept_by < now()", []],
    ...earlier(onDays("p.accept_by", { from }), longest),
    ...earlier(onDays("p.accept_by", { to }), shift),
  ]);
  const exact = joinParts([
    [`${IS_COUNTED} and (done <= at) is not true and at < now()`, []],
    ...onDays("at", days),
  ]);
  // a value in every statement: without any, the driver leaves the escape of the jsonpath as it is
  return {
    where: `${near.where} and exists (select from (select ${done} as done, ${ENDED} as ended,
        working_deadline(accept_by - ${hours(acceptWithinHours)}, ?::interval, ${SET_HOLIDAYS}) as at
      offset 0) passed where ${exact.where})`,
    values: [...near.values, `${within} hours`, ...exact.values],
  };
}

/**
 * Of `seller_order p`: placed early enough to be late on these days or before. The time to act begins when a parcel is placed
 * or later; the hour is for clocks of two machines.
 */
export function placedBeforeLate(figure: Deadline["figure"], { to }: Days): FilterPart[] {
  const { within } = figure === "acceptedInTime" ? ACCEPT : SEND;
  const early = ` - ${hours(within - 1)}`;
  const days = onDays("p.created_at", { to }).map(([where, values]): FilterPart => [where + early, values]);
  return [[`p.created_at < now()${early}`, []], ...days];
}
