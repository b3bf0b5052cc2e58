import type { Sum } from "@bezak/contract/money.ts";

/** Whole sums. Goods worth `freeDeliveryFrom` or more travel free. */
export interface DeliverySettings {
  deliveryFee: Sum;
  freeDeliveryFrom: Sum;
}

/** What the buyer pays for delivery of goods worth `itemsTotal` (whole sums): pickup is always free. */
export function deliveryFee(
  method: "courier" | "pickup",
  itemsTotal: number,
  settings: DeliverySettings,
): number {
  return method === "pickup" || itemsTotal >= settings.freeDeliveryFrom ? 0 : settings.deliveryFee;
}
