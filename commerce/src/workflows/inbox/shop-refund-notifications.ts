import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { dashboardRefunds } from "../order/refund-at-gateway.ts";
import { findMembers } from "../seller/find-members.ts";
import { ordersOfCollections } from "./money-notifications.ts";

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
  const getCollection = (refund: (typeof refunds)[number]) => refund.payment?.payment_collection_id ?? "";
  const orders = await ordersOfCollections(container, [...new Set(refunds.map(getCollection))]);
  const notifications = await Promise.all(
    refunds.map(async (refund) => {
      const order = orders.get(getCollection(refund));
      if (!order) return [];
      const parcels = await sentParcels(container, order.id);
      return Promise.all(
        parcels.map((parcel) => toRefundNotifications(container, parcel, order.custom_display_id, refund)),
      );
    }),
  );
  return notifications.flat(2);
}

/** Parcels in transit or delivered, of an order that is not cancelled. */
export async function sentParcels(container: MedusaContainer, orderId: string): Promise<SentParcel[]> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select id, order_id, seller_id, number, items_total::float8 from seller_order
       where order_id = ? and status <> 'cancelled' and deleted_at is null`,
    [orderId],
  );
  return rows as SentParcel[];
}

async function toRefundNotifications(
  container: MedusaContainer,
  parcel: SentParcel,
  number: string,
  { created_at }: { created_at?: Date | string },
): Promise<NewNotification[]> {
  const { id, order_id: orderId, seller_id: sellerId, number: parcelNumber, items_total: amount } = parcel;
  const members = await findMembers(container, sellerId, "orders");
  return members.map((customerId) => ({
    customerId,
    key: `shop-parcel:${id}:refunded:${customerId}`,
    at: new Date(created_at ?? Date.now()),
    event: "shop_parcel_refunded",
    data: { orderId, sellerId, number, parcelNumber, amount },
  }));
}
