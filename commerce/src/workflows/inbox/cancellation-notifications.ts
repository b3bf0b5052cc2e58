import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { readRows } from "../../read-rows.ts";

interface Owed {
  id: string;
  orderId: string;
  number: string;
  customerId: string;
  amount: Sum;
  at: Date | string;
}

/** Buyers with a refund owed for a cancellation since then: no gateway paid it, so a person has to. */
export async function readCancellationNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const rows = await readRows<Owed>(
    container,
    `select c.id, c.order_id as "orderId", o.custom_display_id as number, o.customer_id as "customerId",
       c.refund_amount::float8 as amount, c.updated_at as at
     from order_cancellation c join "order" o on o.id = c.order_id
     where c.refund_state = 'owed' and c.deleted_at is null and c.updated_at >= ? and o.customer_id is not null`,
    [since.toISOString()],
  );
  return rows.map(({ id, customerId, at, ...data }) => ({
    customerId,
    key: `cancellation:${id}:owed`,
    at: new Date(at),
    event: "cancellation_refund_owed",
    data,
  }));
}
