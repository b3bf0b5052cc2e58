import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";

const HOUR = 3_600_000;

/** Tables that feed timelines; the steps of a return begin where the delivery ended. */
const timelines = [
  { table: "seller_order", since: 0 },
  { table: "return_request", since: 4 },
];

/** Moves the steps that an order has just passed into the past, some hours apart. */
export async function backdate(container: MedusaContainer, orderId: string, days: number): Promise<void> {
  const sql = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const placed = Math.round(Date.now() - days * 24 * HOUR);
  // Recent orders have little time for their steps.
  const step = Math.round(Math.min(22 * HOUR, (days * 24 * HOUR) / 9));
  const at = (steps: number) => new Date(placed + steps * step).toISOString();
  await sql.raw(`update "order" set created_at = ? where id = ?`, [at(0), orderId]);
  await sql.raw(`update order_cancellation set created_at = ? where order_id = ?`, [at(1), orderId]);
  await sql.raw(
    `update seller_order set accept_by = accept_by - (created_at - ?::timestamptz)
     where order_id = ? and accept_by is not null`,
    [at(0), orderId],
  );
  for (const { table, since } of timelines) {
    await sql.raw(
      `update ${table} set created_at = ?, timeline = jsonb_build_object('entries', (
         select jsonb_agg(entry || jsonb_build_object('at', to_char(
                  (?::timestamptz + (place - 1) * ?::float8 * interval '1 millisecond') at time zone 'UTC',
                  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by place)
         from jsonb_array_elements(timeline->'entries') with ordinality as entries(entry, place)))
       where order_id = ?`,
      [at(since), at(since), step, orderId],
    );
  }
}
