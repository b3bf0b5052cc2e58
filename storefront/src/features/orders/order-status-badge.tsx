import { orderStatuses, type OrderStatus } from "@bezak/contract/order-status.ts";
import { Badge, type BadgeProps } from "@bezak/ui-kit";
import type { Texts } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";

const tones: Record<OrderStatus, BadgeProps["tone"]> = {
  pending: "warning",
  confirmed: "info",
  processing: "info",
  shipped: "brand",
  delivered: "success",
  cancelled: "neutral",
};

function isStatus(status: string): status is OrderStatus {
  return orderStatuses.includes(status as OrderStatus);
}

/** The word for a status; one this version does not know is called unknown (specification, section 4). */
export function orderStatusText(status: string, t: Texts): string {
  return t(isStatus(status) ? `orders.statuses.${status}` : "orders.statuses.unknown");
}

export function OrderStatusBadge({ status }: { status: string }) {
  return (
    <Badge tone={isStatus(status) ? tones[status] : "neutral"}>{orderStatusText(status, useTexts())}</Badge>
  );
}
