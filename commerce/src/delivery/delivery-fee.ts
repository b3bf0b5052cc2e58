import type { Sum } from "@bezak/contract/money.ts";

/** Whole sums. Products worth `freeDeliveryFrom` or more are delivered free. */
export interface DeliverySettings {
  deliveryFee: Sum;
  freeDeliveryFrom: Sum;
}

/** Delivery fee for products worth `itemsTotal` (whole sums); pickup is always free. */
export function deliveryFee(
  method: "courier" | "pickup",
  itemsTotal: number,
  settings: DeliverySettings,
): number {
  return method === "pickup" || itemsTotal >= settings.freeDeliveryFrom ? 0 : settings.deliveryFee;
}
