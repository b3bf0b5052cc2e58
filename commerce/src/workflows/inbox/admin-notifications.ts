import { isAdminRank, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { readRows } from "../../read-rows.ts";
import type { PersonMetadata } from "../auth/person.ts";
import { dashboardRefunds } from "../order/refund-at-gateway.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { sentParcels } from "./shop-refund-notifications.ts";

/** One notification for each administrator who is not blocked, `but` for one; with `ranks` only for these. */
export async function toAdministrators(
  container: MedusaContainer,
  notifications: readonly Omit<NewNotification, "customerId">[],
  but?: string,
  ranks?: readonly AdminRank[],
): Promise<NewNotification[]> {
  if (notifications.length === 0) return [];
  const users = await container
    .resolve(Modules.USER)
    .listUsers({}, { select: ["id", "metadata"], take: null as unknown as number });
  const ids = users
    .filter(({ id, metadata }) => {
      const { blocked, rank } = (metadata ?? {}) as PersonMetadata & { rank?: unknown };
      return id !== but && !blocked && (!ranks || (isAdminRank(rank) && ranks.includes(rank)));
    })
    .map(({ id }) => id);
  return ids.flatMap((customerId) =>
    notifications.map((one) => ({ ...one, customerId, key: `${one.key}:${customerId}` }) as NewNotification),
  );
}

/** Payments refunded from a gateway's merchant dashboard since then, although parcels of the order were sent. */
export async function readAdminRefundNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const refunds = await dashboardRefunds(container, since);
  const notifications: Omit<NewNotification, "customerId">[] = [];
  for (const { id, at, ...data } of refunds) {
    if ((await sentParcels(container, data.orderId)).length === 0) continue;
    notifications.push({ key: `sent-refunded:${id}`, at, event: "admin_sent_refunded", data });
  }
  return toAdministrators(container, notifications);
}

interface GivenUp {
  id: string;
  orderId: string;
  number: string;
  amount: Sum;
  reason: string | null;
  at: string;
}

/** Payments for which the last attempt to get a fiscal receipt failed since then. */
export async function readAdminReceiptNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const rows = await readRows<GivenUp>(
    container,
    `select a.id, a.order_id as "orderId", d.number, a.amount::float8 as amount,
       a.data->>'fiscalRefused' as reason, a.data->>'fiscalGivenUp' as at
     from payment_attempt a join payment_due d on d.id = a.order_id
     where a.updated_at >= ? and a.data->>'fiscalGivenUp' is not null and a.data->>'fiscalRead' is null`,
    [since.toISOString()],
  );
  return toAdministrators(
    container,
    rows.map(({ id, at, ...data }) => ({
      key: `receipt-missing:${id}`,
      at: new Date(at),
      event: "admin_receipt_missing",
      data,
    })),
  );
}

/** Adjustments since then: a pending one for everybody except its author, a decided one for its author. */
export async function readAdminAdjustmentNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const requests = await getSellerLedger(container).adjustments.changedSince(since);
  const notifications: NewNotification[] = [];
  for (const { id, sellerId, amount, status, askedBy, askedAt, decidedBy, decidedAt } of requests) {
    const data = { adjustmentId: id, sellerId, amount };
    const key = `adjustment:${id}:${status}`;
    if (status === "waiting") {
      const waiting = { key, at: new Date(askedAt), event: "admin_adjustment_waiting", data } as const;
      notifications.push(...(await toAdministrators(container, [waiting], askedBy)));
    } else if (decidedAt && decidedBy !== askedBy) {
      const event = status === "approved" ? "admin_adjustment_approved" : "admin_adjustment_refused";
      notifications.push({
        key: `${key}:${askedBy}`,
        at: new Date(decidedAt),
        event,
        data,
        customerId: askedBy,
      });
    }
  }
  return notifications;
}
