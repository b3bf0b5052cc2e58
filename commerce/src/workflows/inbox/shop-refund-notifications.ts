import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { readRows } from "../../read-rows.ts";
import { dashboardRefunds, type DashboardRefund } from "../order/refund-at-gateway.ts";
import { findMembers } from "../seller/find-members.ts";

interface SentParcel {
  id: string;
  order_id: string;
  seller_id: string;
  number: string;
  items_total: Sum;
}

/** Sent parcels whose payment was refunded from the gateway's merchant dashboard since then. */
export async function readShopRefundNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const refunds = await dashboardRefunds(container, since);
  const notifications = await Promise.all(
    refunds.map(async (refund) => {
      const parcels = await sentParcels(container, refund.orderId);
      return Promise.all(parcels.map((parcel) => toRefundNotifications(container, parcel, refund)));
    }),
  );
  return notifications.flat(2);
}

/** Parcels in transit or delivered, of an order that is not cancelled. */
export function sentParcels(container: MedusaContainer, orderId: string): Promise<SentParcel[]> {
  return readRows(
    container,
    `select id, order_id, seller_id, number, items_total::float8 from seller_order
       where order_id = ? and status <> 'cancelled' and deleted_at is null`,
    [orderId],
  );
}

async function toRefundNotifications(
  container: MedusaContainer,
  parcel: SentParcel,
  { number, at }: DashboardRefund,
): Promise<NewNotification[]> {
  const { id, order_id: orderId, seller_id: sellerId, number: parcelNumber, items_total: amount } = parcel;
  const members = await findMembers(container, sellerId, "orders");
  return members.map((customerId) => ({
    customerId,
    key: `shop-parcel:${id}:refunded:${customerId}`,
    at,
    event: "shop_parcel_refunded",
    data: { orderId, sellerId, number, parcelNumber, amount },
  }));
}
