import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { SELLER_APPLICATION_MODULE } from "../../modules/seller-application/index.ts";
import type { SellerApplicationModuleService } from "../../modules/seller-application/service.ts";
import { readHeld, notifiedSince } from "../moderation/held-decisions.ts";

const getApplications = (container: MedusaContainer) =>
  container.resolve<SellerApplicationModuleService>(SELLER_APPLICATION_MODULE);

/** Applications that were sent or decided since then, or whose decision cannot be undone any more since. */
export async function applicationsSince(container: MedusaContainer, since: Date): Promise<string[]> {
  const rows = await getApplications(container).listSellerApplications(
    { updated_at: { $gte: since } },
    { select: ["id"], take: null },
  );
  const late = await notifiedSince(container, ["application"], since);
  return [...new Set([...rows.map(({ id }) => id), ...late])];
}

/** Each application is received once and decided at most once. A decision that can still be undone is not told. */
export async function readApplicationNotifications(
  container: MedusaContainer,
  ids: string[],
): Promise<NewNotification[]> {
  if (ids.length === 0) return [];
  const rows = await getApplications(container).listSellerApplications({ id: ids }, { take: null });
  // read after the rows: a decision that they show is held until it can no longer be undone
  const held = await readHeld(container, ids);
  return rows.flatMap((row): NewNotification[] => {
    const { id, customer_id: customerId, company_name: company, status, reason } = row;
    const data = { applicationId: id, company };
    const key = `application:${id}`;
    const notifications: NewNotification[] = [
      {
        customerId,
        key: `${key}:received`,
        at: new Date(row.created_at),
        event: "application_received",
        data,
      },
    ];
    const decided = { customerId, key: `${key}:${status}`, at: new Date(row.decided_at ?? row.updated_at) };
    if (status === "approved") notifications.push({ ...decided, event: "application_approved", data });
    if (status === "rejected" && !held.has(id)) {
      notifications.push({ ...decided, event: "application_rejected", data: { ...data, reason } });
    }
    return notifications;
  });
}
