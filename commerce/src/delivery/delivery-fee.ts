import type { Sum } from "@bezak/contract/money.ts";

/** Whole sums. Products worth `freeDeliveryFrom` or more are delivered free; null: never. */
export interface DeliverySettings {
  deliveryFee: Sum;
  freeDeliveryFrom: Sum | null;
}

/** Delivery fee for products worth `itemsTotal` (whole sums); pickup is always free. */
export function deliveryFee(
  method: "courier" | "pickup",
  itemsTotal: number,
  { deliveryFee: fee, freeDeliveryFrom }: DeliverySettings,
): number {
  const isFree = freeDeliveryFrom !== null && itemsTotal >= freeDeliveryFrom;
  return method === "pickup" || isFree ? 0 : fee;
}
