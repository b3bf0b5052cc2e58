import type { AdministeredParcelDetails } from "@bezak/contract/order-admin.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { TextKey } from "../../../i18n/texts.ts";

/** What an administrator does with a parcel. */
export type ParcelAct = Exclude<OrderStatus, "pending">;

export interface RequestedStep {
  status: ParcelAct;
  reason?: string;
  trackingNumber?: string;
}

/** An effect with the sum that its sentence names. */
export interface Effect {
  text: TextKey;
  sum?: number;
}

type Forecast = NonNullable<AdministeredParcelDetails["ifCancelled"]>;

/** Who pays the refund of a cancellation, and how much. */
export function describeRefund({ refund, by }: Pick<Forecast, "refund" | "by">): Effect {
  if (by === null) return { text: "orderAdmin.effects.nothingPaid" };
  const text =
    by === "gateway" ? "orderAdmin.effects.gatewayRefunds" : "orderAdmin.effects.administratorRefunds";
  return { text, sum: refund };
}

/** What will happen, one sentence each, in the order of importance. */
export function listEffects(
  act: ParcelAct,
  parcel: Pick<AdministeredParcelDetails, "ifCancelled" | "collect" | "cash" | "refunded">,
): Effect[] {
  const { ifCancelled, collect, cash, refunded } = parcel;
  const notified: Effect = { text: "orderAdmin.effects.notified" };
  switch (act) {
    case "confirmed":
      return [{ text: "orderAdmin.effects.shopSeesBuyer" }, notified];
    case "processing":
      return [{ text: "orderAdmin.effects.buyerCannotCancel" }, notified];
    case "shipped":
      return [{ text: "orderAdmin.effects.nobodyCancels" }, notified];
    case "delivered":
      return [
        { text: "orderAdmin.effects.final" },
        { text: "orderAdmin.effects.returnPeriod" },
        ...(cash && collect > 0 ? [{ text: "orderAdmin.effects.cashCollected" as const, sum: collect }] : []),
        { text: refunded ? "orderAdmin.effects.noEarning" : "orderAdmin.effects.earning" },
        notified,
      ];
    case "cancelled":
      return [
        { text: "orderAdmin.effects.finalCancellation" },
        ...(ifCancelled ? [describeRefund(ifCancelled)] : []),
        { text: "orderAdmin.effects.stock" },
        { text: "orderAdmin.effects.reasonShown" },
      ];
  }
}
