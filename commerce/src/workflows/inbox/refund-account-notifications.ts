import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { NewNotification } from "../../inbox/inbox-event.ts";

interface ChangedAccount {
  orderId: string;
  customerId: string;
  digits: string;
  number: string;
  at: Date | string;
}

/** Buyers for whose order another refund account was named since then. The first one is not notified. */
export async function readRefundAccountNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select a.order_id as "orderId", a.customer_id as "customerId", a.last_digits as digits, a.updated_at as at,
       o.custom_display_id as number
     from refund_account a join "order" o on o.id = a.order_id
     where a.updated_at >= ? and a.updated_at > a.created_at`,
    [since.toISOString()],
  )) as { rows: ChangedAccount[] };
  return rows.map(({ customerId, at, ...data }) => {
    const when = new Date(at);
    const key = `refund-account:${data.orderId}:${when.getTime()}`;
    return { customerId, key, at: when, event: "refund_account_changed", data };
  });
}
