import type { Read } from "./reading.ts";

/**
 * Orders whose parcels, payment attempts, returns or money changed since then, and orders of any age with an open refund.
 * The engine's captures and refunds have no index by time, but their ids begin with it (ULID).
 */
const SINCE = `
  select order_id from seller_order where updated_at >= ? and deleted_at is null
  union select order_id from payment_attempt where updated_at >= ?
  union select order_id from return_request where updated_at >= ? and deleted_at is null
  union select l.order_id from capture c join payment p on p.id = c.payment_id
    join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
    where c.id >= ?
  union select l.order_id from refund r join payment p on p.id = r.payment_id
    join order_payment_collection l on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
    where r.id >= ?
  union select order_id from payment_attempt where reversal = 'asked' or state = 'late'
  union select order_id from order_cancellation
    where refund_state in ('due', 'asked', 'owed') and deleted_at is null
  union select order_id from return_request where refund_state in ('asked', 'owed') and deleted_at is null`;

export async function ordersSince(read: Read, since: Date): Promise<string[]> {
  const first = ulidTime(since);
  const rows = await read<{ order_id: string }>(SINCE, [
    since,
    since,
    since,
    `capt_${first}`,
    `ref_${first}`,
  ]);
  return rows.map(({ order_id }) => order_id);
}

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The ten characters that every ULID of this millisecond begins with. */
export function ulidTime(at: Date): string {
  let rest = at.getTime();
  let text = "";
  for (let place = 0; place < 10; place += 1) {
    text = (DIGITS[rest % 32] ?? "0") + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}
