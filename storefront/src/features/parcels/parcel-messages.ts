import type { Sum } from "@bezak/contract/money.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { SellerParcel } from "@bezak/contract/parcels.ts";
import type { BadgeProps } from "@bezak/ui-kit";
import type { Texts } from "../../i18n/texts.ts";

/** Statuses that the shop sees: those of parcels, plus waiting for payment and overdue. */
export type ParcelState = OrderStatus | "awaiting_payment" | "late";

export function getState({ status, awaitingPayment, late }: SellerParcel): ParcelState {
  if (awaitingPayment) return "awaiting_payment";
  return late ? "late" : status;
}

export const stateTones: Record<ParcelState, NonNullable<BadgeProps["tone"]>> = {
  pending: "warning",
  awaiting_payment: "neutral",
  late: "danger",
  confirmed: "info",
  processing: "info",
  shipped: "brand",
  delivered: "success",
  cancelled: "neutral",
};

/** The next step that the shop can take; undefined if there is none. */
export function nextStep({ next }: SellerParcel): Exclude<OrderStatus, "cancelled" | "pending"> | undefined {
  return next.find((to) => to !== "cancelled" && to !== "pending") as
    | Exclude<OrderStatus, "cancelled" | "pending">
    | undefined;
}

/** Sentence about what to do now. */
export function toDoText(parcel: SellerParcel, t: Texts): string {
  const state = getState(parcel);
  const pickup = parcel.delivery?.method === "pickup";
  if (state === "processing" && pickup) return t("parcels.toDo.processingPickup");
  if (state === "shipped" && parcel.refunded) return t("parcels.toDo.shippedRefunded");
  if (state === "shipped" && pickup) return t("parcels.toDo.shippedPickup");
  if (state === "delivered" && parcel.openReturns > 0) return t("parcels.toDo.deliveredReturn");
  return t(`parcels.toDo.${state}`);
}

/** Short status of a parcel's money. */
export function moneyText(parcel: SellerParcel, t: Texts, sum: (amount: Sum) => string): string {
  const { collect, refunded, paid, paymentMethod } = parcel;
  if (collect > 0) return t("parcels.cash.due", { sum: sum(collect) });
  if (refunded) return t("parcels.refunded");
  return t(paid ? "parcels.paid" : `orders.methods.${paymentMethod}`);
}

/** Whether documents can be printed: only for accepted parcels whose buyer is known. */
export const isPrintable = ({ delivery }: SellerParcel): boolean => delivery !== null;
