import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { DayQuery } from "./day-rows.ts";

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

/** One of the deadlines of the parcels for which it passed then; `after` is added to the time to accept them. */
const passed = (figure: string, done: string, after: string) => `
  select seller_id, '${figure}' as figure, accept_by + ${after} as at, ${done} as done, ${ENDED} as ended
  from seller_order where deleted_at is null and accept_by >= $since::timestamptz - ${after}
    and accept_by < $until::timestamptz - ${after} and accept_by <= now() - ${after}`;

/** Both deadlines of each parcel, without those that somebody else than its shop cancelled before. */
const DEADLINES = `(
  select seller_id, figure, (at at time zone 'Asia/Tashkent')::date as day, done <= at as in_time from (
    ${passed("acceptedInTime", timeOf("confirmed", 1), "interval '0 hours'")}
    union all ${passed("sentInTime", timeOf("shipped", 3), `interval '${sendWithinHours - acceptWithinHours} hours'`)}) passed
  where ended is null or ended > at) deadlines`;

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
