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

export function orderStatusTone(status: string): NonNullable<BadgeProps["tone"]> {
  return isOrderStatus(status) ? tones[status] : "neutral";
}

export function OrderStatusBadge({ status }: { status: string }) {
  return <Badge tone={orderStatusTone(status)}>{orderStatusText(status, useTexts())}</Badge>;
}
