/** The order itself is counted by its first parcel. */
export const IS_ORDER = "number like '%-1'";

/**
 * Parcels as they were ordered, of any status, as a part of a `DayQuery`. A line that was cancelled without its
 * parcel has left the parcel's sum; it is a row of its own, without a number.
 */
export const ORDERED_PARCELS = `(
  select p.order_id, p.number, p.created_at, p.items_total as gross
  from seller_order p where p.deleted_at is null and p.created_at >= $since and p.created_at < $until
  union all
  select p.order_id, null, p.created_at, (line->>'unit_price')::numeric * (line->>'quantity')::numeric
  from order_cancellation c
  join seller_order p on p.order_id = c.order_id and not c.parcels->'ids' @> to_jsonb(p.id)
  cross join lateral jsonb_array_elements(c.lines->'rows') line
  where c.state = 'done' and not c.whole and c.deleted_at is null and c.created_at >= $since and p.deleted_at is null
    and line->'metadata'->'seller'->>'id' = p.seller_id 
    and p.created_at >= $since and p.created_at < $until) placed`;
