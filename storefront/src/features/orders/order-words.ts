import { orderStatuses, type OrderStatus } from "@bezak/contract/order-status.ts";
import type { Order } from "@bezak/contract/orders.ts";
import type { Texts } from "../../i18n/texts.ts";

export function isOrderStatus(status: string): status is OrderStatus {
  return orderStatuses.includes(status as OrderStatus);
}

/** The word for a status; one this version does not know is called unknown (specification, section 4). */
export function orderStatusText(status: string, t: Texts): string {
  return t(isOrderStatus(status) ? `orders.statuses.${status}` : "orders.statuses.unknown");
}

/** What an order's parcels have in common and its words depend on. */
export type OrderCircumstances = Pick<Order, "delivery" | "payment">;

/** A sentence about what comes next; null for a status this version does not know. */
export function nextText(status: string, { delivery, payment }: OrderCircumstances, t: Texts): string | null {
  if (!isOrderStatus(status)) return null;
  if (status === "pending" && payment.method !== "cash" && payment.status === "pending") {
    return t("orders.next.unpaid");
  }
  const pickup = delivery.method === "pickup";
  if (status === "processing" && pickup) return t("orders.next.processingPickup");
  if (status === "shipped" && pickup) return t("orders.next.shippedPickup");
  return t(`orders.next.${status}`);
}
