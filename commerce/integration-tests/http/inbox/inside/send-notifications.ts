import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../../../src/inbox/inbox-event.ts";
import { catchUp } from "../../../../src/workflows/inbox/catch-up.ts";
import { notify } from "../../../../src/workflows/inbox/notify.ts";
import { getLedger } from "../../../../src/workflows/payment/get-ledger.ts";

/** As JSON: times are strings. */
export type SentNotification = Omit<NewNotification, "at"> & { at: string };

export interface NotificationAction {
  notifications?: SentNotification[];
  catchUp?: boolean;
  paymentFailed?: { orderId: string; attemptId: string };
}

/** Writes notifications inside the shop, or catches up on missed ones; returns the keys of new entries. */
export default async function sendNotifications(
  container: MedusaContainer,
  action: NotificationAction,
): Promise<string[]> {
  if (action.paymentFailed) return failPayment(container, action.paymentFailed);
  if (action.catchUp) return catchUp(container);
  const notifications = (action.notifications ?? []).map(
    (one) => ({ ...one, at: new Date(one.at) }) as NewNotification,
  );
  return notify(container, notifications);
}

/** Records a refused payment attempt once, and notifies of it. */
async function failPayment(
  container: MedusaContainer,
  { orderId, attemptId }: { orderId: string; attemptId: string },
): Promise<string[]> {
  await getLedger(container).withOrder(orderId, async (order) => {
    if (!order || order.attempts.some(({ externalId }) => externalId === attemptId)) return;
    const attempt = await order.open({ gateway: "payme", method: "payme", externalId: attemptId });
    await order.move(attempt, "cancelled", { failure: "refused" });
  });
  return catchUp(container, ["failures"]);
}
