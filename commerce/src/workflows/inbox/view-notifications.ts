import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { readRows } from "../../read-rows.ts";

/** People as whom an administrator has begun to see the shop since then. */
export async function readViewNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const views = await readRows<{ viewId: string; customerId: string; reason: string; at: Date }>(
    container,
    `select id as "viewId", customer_id as "customerId", reason, created_at as at from person_view
     where created_at >= ? and deleted_at is null`,
    [since],
  );
  return views.map(({ viewId, customerId, reason, at }) => ({
    customerId,
    key: `account-viewed:${viewId}`,
    at,
    event: "account_viewed",
    data: { viewId, reason },
  }));
}
