import type { OrderItem } from "@bezak/contract/orders.ts";
import type { Texts } from "../../i18n/texts.ts";

type Off = Pick<NonNullable<OrderItem["cancelled"]>, "actor"> & { reason?: string | null };

/** Why an order is called off by itself, as commerce names it. */
const ownReasons = ["unpaid", "refunded"] as const;

/** Who called something off, and why, as the shop reads it. */
export function cancellationText({ actor, reason }: Off, t: Texts): string {
  const own = actor === "system" && ownReasons.find((one) => one === reason);
  if (own) return t(`orders.cancelledFor.${own}`);
  return [t(`parcels.calledOffBy.${actor}`), reason].filter(Boolean).join(" ");
}
