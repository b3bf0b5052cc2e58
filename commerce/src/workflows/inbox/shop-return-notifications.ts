import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import type { StoredReturnStep } from "../../modules/return-request/return-row.ts";
import { readRows } from "../../read-rows.ts";
import { findMembers } from "../seller/find-members.ts";

interface RequestedReturn {
  id: string;
  order_id: string;
  seller_id: string;
  parcel: string;
  amount: Sum;
  created_at: Date | string;
  /** who has opened it and why; only an administrator says why */
  opened: Pick<StoredReturnStep, "actor" | "reason">;
}

/** Returns requested or opened by administrators since then, for the shops that decide them; without withdrawn ones. */
export async function readShopReturnNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const rows = await readRows<RequestedReturn>(
    container,
    `select r.id, r.order_id, r.seller_id, r.amount::float8, r.created_at, p.number as parcel,
       r.timeline->'entries'->0 as opened
     from return_request r join seller_order p on p.id = r.parcel_id
     where r.updated_at >= ? and r.created_at >= ? and r.deleted_at is null`,
    [since, since],
  );
  const notifications = await Promise.all(rows.map((row) => forMembers(container, row)));
  return notifications.flat();
}

async function forMembers(container: MedusaContainer, row: RequestedReturn): Promise<NewNotification[]> {
  const { id: returnId, order_id: orderId, seller_id: sellerId, parcel: parcelNumber, amount } = row;
  const number = parcelNumber.replace(/-\d+$/, "");
  const data = { returnId, orderId, sellerId, parcelNumber, number, amount };
  const { actor, reason = null } = row.opened;
  const happened =
    actor === "admin"
      ? { event: "shop_return_opened" as const, data: { ...data, reason } }
      : { event: "shop_return_requested" as const, data };
  const members = await findMembers(container, sellerId, "returns");
  return members.map((customerId) => ({
    customerId,
    key: `shop-return:${returnId}:${customerId}`,
    at: new Date(row.created_at),
    ...happened,
  }));
}
