import type { CancelOrder, Order } from "@bezak/contract/orders.ts";
import { getOrderStatus } from "@bezak/contract/order-status.ts";
import { liveItems } from "../features/orders/live-items.ts";

/** The order after the cancellation. */
export function cancelled(order: Order, { itemId, parcelId, reason }: CancelOrder): Order {
  const off = { at: "2026-11-21T08:00:00.000Z", actor: "buyer" as const, reason: reason ?? null };
  const parcels = order.parcels.map((parcel) => {
    const named = parcelId === undefined || parcel.id === parcelId;
    const items = parcel.items.map((item) =>
      item.canCancel && named && (itemId === undefined || item.id === itemId)
        ? { ...item, cancelled: off, canCancel: false }
        : item,
    );
    const live = liveItems(items);
    if (live.length > 0) {
      const subtotal = live.reduce((sum, { total }) => sum + total, 0);
      const cash = parcel.cash && {
        ...parcel.cash,
        goods: subtotal,
        total: subtotal + parcel.cash.delivery,
      };
      return { ...parcel, items, subtotal, cash };
    }
    if (parcel.status === "cancelled") return parcel;
    const timeline = [...parcel.timeline, { status: "cancelled" as const, ...off }];
    return { ...parcel, items, timeline, status: "cancelled" as const, canCancel: false, cash: null };
  });
  const items = parcels.flatMap((parcel) => parcel.items);
  const worth = items.reduce((sum, item) => sum + (item.cancelled ? 0 : item.total), 0);
  const status = getOrderStatus(parcels.map((parcel) => parcel.status));
  return {
    ...order,
    parcels,
    items,
    status,
    canCancel: order.canCancel && status !== "cancelled",
    totals:
      worth > 0 ? { ...order.totals, items: worth, total: worth + order.totals.delivery } : order.totals,
    payment: status === "cancelled" ? { ...order.payment, status: "cancelled" } : order.payment,
  };
}
