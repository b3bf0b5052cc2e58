import type { OrderItem } from "@bezak/contract/orders.ts";
import type { Texts } from "../../i18n/texts.ts";

type Off = Pick<NonNullable<OrderItem["cancelled"]>, "actor"> & { reason?: string | null };

/** Reasons of automatic cancellations, in commerce's spelling. */
const ownReasons = ["unpaid", "refunded"] as const;

/** Who cancelled and why, worded for the shop. */
export function cancellationText({ actor, reason }: Off, t: Texts): string {
  const own = actor === "system" && ownReasons.find((one) => one === reason);
  if (own) return t(`orders.cancelledFor.${own}`);
  return [t(`parcels.calledOffBy.${actor}`), reason].filter(Boolean).join(" ");
}
