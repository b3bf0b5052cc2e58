import type { Sum } from "@bezak/contract/money.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { SellerParcel } from "@bezak/contract/parcels.ts";
import type { BadgeProps } from "@bezak/ui-kit";
import type { Texts } from "../../i18n/texts.ts";

/** A parcel as its shop speaks of it: what waits for money is not what waits for the shop. */
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

/** The step that leads on; undefined where the shop has none. */
export function nextStep({ next }: SellerParcel): Exclude<OrderStatus, "cancelled" | "pending"> | undefined {
  return next.find((to) => to !== "cancelled" && to !== "pending") as
    | Exclude<OrderStatus, "cancelled" | "pending">
    | undefined;
}

/** What is to be done now, in a sentence. */
export function toDoText(parcel: SellerParcel, t: Texts): string {
  const state = getState(parcel);
  const pickup = parcel.delivery?.method === "pickup";
  if (state === "processing" && pickup) return t("parcels.toDo.processingPickup");
  if (state === "shipped" && parcel.refunded) return t("parcels.toDo.shippedRefunded");
  if (state === "shipped" && pickup) return t("parcels.toDo.shippedPickup");
  if (state === "delivered" && parcel.openReturns > 0) return t("parcels.toDo.deliveredReturn");
  return t(`parcels.toDo.${state}`);
}

/** How far the money of a parcel is, in a word or two. */
export function moneyText(parcel: SellerParcel, t: Texts, sum: (amount: Sum) => string): string {
  const { collect, refunded, paid, paymentMethod } = parcel;
  if (collect > 0) return t("parcels.cash.due", { sum: sum(collect) });
  if (refunded) return t("parcels.refunded");
  return t(paid ? "parcels.paid" : `orders.methods.${paymentMethod}`);
}

/** Papers come of what is accepted, as long as the buyer is known. */
export const isPrintable = ({ delivery }: SellerParcel): boolean => delivery !== null;
