import { orderStatuses, type OrderStatus } from "@bezak/contract/order-status.ts";
import type { Order, OrderItem } from "@bezak/contract/orders.ts";
import type { Texts } from "../../i18n/texts.ts";
import { isUnpaid } from "../../lib/unpaid.ts";

export function isOrderStatus(status: string): status is OrderStatus {
  return orderStatuses.includes(status as OrderStatus);
}

/** Name of a status; one that this version does not contain is called unknown (specification, section 4). */
export function orderStatusText(status: string, t: Texts): string {
  return t(isOrderStatus(status) ? `orders.statuses.${status}` : "orders.statuses.unknown");
}

/** Status of a whole order; an unpaid one waits for the payment, not for the seller. */
export function orderText({ status, payment }: Pick<Order, "status" | "payment">, t: Texts): string {
  return status === "pending" && isUnpaid(payment) ? t("orders.awaitingPayment") : orderStatusText(status, t);
}

/** Status of the payment; cash is paid on delivery, so it is not awaited before. */
export function paidText({ method, status }: Pick<Order["payment"], "method" | "status">, t: Texts): string {
  const notYet = method === "cash" && status === "pending";
  return t(`orders.paymentStatuses.${notYet ? "notYet" : status}`);
}

/** What all parcels of an order share. */
export type OrderCircumstances = Pick<Order, "delivery" | "payment">;

/** Sentence about the next step; null when that is unknown. */
export function nextText(status: string, { delivery, payment }: OrderCircumstances, t: Texts): string | null {
  if (!isOrderStatus(status)) return null;
  if (status === "pending" && isUnpaid(payment)) {
    if (payment.status === "processing") return t("orders.next.paying");
    // without these the time to pay may be over, which the payment's own text says
    return payment.openUntil === null && payment.payUrl === null ? null : t("orders.next.unpaid");
  }
  const pickup = delivery.method === "pickup";
  if (status === "processing" && pickup) return t("orders.next.processingPickup");
  if (status === "shipped" && pickup) return t("orders.next.shippedPickup");
  return t(`orders.next.${status}`);
}

/** Reasons of automatic cancellations, in commerce's spelling. */
const ownReasons = ["unpaid", "refunded"] as const;

/** Who cancelled and why. */
export function cancelledText(
  by: Pick<NonNullable<OrderItem["cancelled"]>, "actor"> & { reason?: string | null },
  t: Texts,
): string {
  const { actor, reason } = by;
  const own = actor === "system" && ownReasons.find((one) => one === reason);
  if (own) return t(`orders.cancelledFor.${own}`);
  return [t(`orders.cancelledBy.${actor}`), reason].filter(Boolean).join(" ");
}
