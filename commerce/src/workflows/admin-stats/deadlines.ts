import { sellerLimits } from "@bezak/contract/seller-limits.ts";

/** When the parcel reached the status, which is usually at this position; null for never. */
const timeOf = (
  status: string,
  position: number,
) => `(case timeline->'entries'->${position}->>'status' when '${status}'
    then timeline->'entries'->${position}->>'at'
    else jsonb_path_query_first(timeline, '$.entries[*] \\? (@.status == "${status}").at') #>> '{}' end)::timestamptz`;

const { acceptWithinHours, sendWithinHours } = sellerLimits;
const MORE = `interval '${sendWithinHours - acceptWithinHours} hours'`;

/**
 * Both deadlines of each parcel: its shop had so many hours since it could be accepted. The offset keeps the timeline from
 * being read again for each deadline.
 */
export const DEADLINES = `(
  select seller_id, figure, at, done from (
    select seller_id, accept_by, ${timeOf("confirmed", 1)} as accepted, ${timeOf("shipped", 3)} as sent,
      case when status = 'cancelled' and timeline->'entries'->-1->>'actor' <> 'seller'
        then (timeline->'entries'->-1->>'at')::timestamptz end as ended
    from seller_order where deleted_at is null and accept_by >= ?::timestamptz - ${MORE} and accept_by <= now()
    offset 0) parcel
  cross join lateral (values
    ('acceptedInTime', accept_by, accepted), ('sentInTime', accept_by + ${MORE}, sent)) deadline (figure, at, done)
  where at >= ? and at <= now() and (ended is null or ended > at)) deadlines`;
