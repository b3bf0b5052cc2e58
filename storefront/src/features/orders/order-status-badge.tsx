import type { OrderStatus } from "@bezak/contract/order-status.ts";
import { Badge, type BadgeProps } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { isOrderStatus, orderStatusText } from "./order-messages.ts";

const tones: Record<OrderStatus, NonNullable<BadgeProps["tone"]>> = {
  pending: "warning",
  confirmed: "info",
  processing: "info",
  shipped: "brand",
  delivered: "success",
  cancelled: "neutral",
};

/** The colour a status speaks in. */
export function orderStatusTone(status: string): NonNullable<BadgeProps["tone"]> {
  return isOrderStatus(status) ? tones[status] : "neutral";
}

/** The status of an order or a parcel in a word or two. */
export function OrderStatusBadge({ status }: { status: string }) {
  return <Badge tone={orderStatusTone(status)}>{orderStatusText(status, useTexts())}</Badge>;
}
