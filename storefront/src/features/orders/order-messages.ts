import { orderStatuses, type OrderStatus } from "@bezak/contract/order-status.ts";
import type { Order, OrderItem } from "@bezak/contract/orders.ts";
import type { Texts } from "../../i18n/texts.ts";
import { isUnpaid } from "../../lib/unpaid.ts";

export function isOrderStatus(status: string): status is OrderStatus {
  return orderStatuses.includes(status as OrderStatus);
}

/** The word for a status; one this version does not know is called unknown (specification, section 4). */
export function orderStatusText(status: string, t: Texts): string {
  return t(isOrderStatus(status) ? `orders.statuses.${status}` : "orders.statuses.unknown");
}

/** The word for a whole order: what waits for its money does not wait for the seller yet. */
export function orderText({ status, payment }: Pick<Order, "status" | "payment">, t: Texts): string {
  return status === "pending" && isUnpaid(payment) ? t("orders.awaitingPayment") : orderStatusText(status, t);
}

/** How far the paying is: cash is not waited for, it is paid at the door. */
export function paidText({ method, status }: Pick<Order["payment"], "method" | "status">, t: Texts): string {
  const notYet = method === "cash" && status === "pending";
  return t(`orders.paymentStatuses.${notYet ? "notYet" : status}`);
}

/** What an order's parcels have in common and its words depend on. */
export type OrderCircumstances = Pick<Order, "delivery" | "payment">;

/** A sentence about what comes next; null when that is not known. */
export function nextText(status: string, { delivery, payment }: OrderCircumstances, t: Texts): string | null {
  if (!isOrderStatus(status)) return null;
  if (status === "pending" && isUnpaid(payment)) {
    if (payment.status === "processing") return t("orders.next.paying");
    // the time to pay may be over: what is said of paying says it
    return payment.openUntil === null && payment.payUrl === null ? null : t("orders.next.unpaid");
  }
  const pickup = delivery.method === "pickup";
  if (status === "processing" && pickup) return t("orders.next.processingPickup");
  if (status === "shipped" && pickup) return t("orders.next.shippedPickup");
  return t(`orders.next.${status}`);
}

/** Why an order is called off by itself, as commerce names it. */
const ownReasons = ["unpaid", "refunded"] as const;

/** Who called something off, and why. */
export function cancelledText(
  by: Pick<NonNullable<OrderItem["cancelled"]>, "actor"> & { reason?: string | null },
  t: Texts,
): string {
  const { actor, reason } = by;
  const own = actor === "system" && ownReasons.find((one) => one === reason);
  if (own) return t(`orders.cancelledFor.${own}`);
  return [t(`orders.cancelledBy.${actor}`), reason].filter(Boolean).join(" ");
}
