import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { Order } from "@bezak/contract/orders.ts";
import { CircleCheck, Hourglass, Package, PackageCheck, PackageOpen, PackageX, Truck } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { orderStatusTone } from "./order-status-badge.tsx";
import styles from "./order-state.module.css";
import { isOrderStatus, nextText, orderStatusText } from "./order-words.ts";

const icons: Record<OrderStatus, typeof Package> = {
  pending: Hourglass,
  confirmed: CircleCheck,
  processing: PackageOpen,
  shipped: Truck,
  delivered: PackageCheck,
  cancelled: PackageX,
};

/** Where an order is and what comes next, before all details. */
export function OrderState({ order }: { order: Pick<Order, "status" | "delivery" | "payment"> }) {
  const t = useTexts();
  const { status } = order;
  const Icon = isOrderStatus(status) ? icons[status] : Package;
  const next = nextText(status, order, t);
  return (
    <div data-tone={orderStatusTone(status)} className={styles.root}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <p className={styles.words}>
        <strong className={styles.status}>{orderStatusText(status, t)}</strong>
        {next ? <span>{next}</span> : null}
      </p>
    </div>
  );
}
