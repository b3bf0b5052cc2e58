import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { Order } from "@bezak/contract/orders.ts";
import { CircleCheck, Hourglass, Package, PackageCheck, PackageOpen, PackageX, Truck } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { StateHead } from "../../lib/state-head.tsx";
import { orderStatusTone } from "./order-status-badge.tsx";
import { isOrderStatus, nextText, orderText } from "./order-messages.ts";

const icons: Record<OrderStatus, typeof Package> = {
  pending: Hourglass,
  confirmed: CircleCheck,
  processing: PackageOpen,
  shipped: Truck,
  delivered: PackageCheck,
  cancelled: PackageX,
};

/** Status of an order and its next step. */
export function OrderState({ order }: { order: Pick<Order, "status" | "delivery" | "payment"> }) {
  const t = useTexts();
  const { status } = order;
  const Icon = isOrderStatus(status) ? icons[status] : Package;
  const next = nextText(status, order, t);
  return (
    <StateHead tone={orderStatusTone(status)} icon={<Icon aria-hidden />} title={orderText(order, t)}>
      {next ? <span>{next}</span> : null}
    </StateHead>
  );
}
