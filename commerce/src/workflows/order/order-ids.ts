/**
 * Ids of everything that belongs to an order follow from the order's id, which the attempt holds before the first
 * write: whatever a killed process left behind is found without searching.
 */
export const LINES_MAX = 100;

export function lineItemId(orderId: string, index: number): string {
  return `ordli_${suffix(orderId)}${String(index).padStart(3, "0")}`;
}

/** Every line item id the order can have. */
export function allLineItemIds(orderId: string): string[] {
  return Array.from({ length: LINES_MAX }, (_, index) => lineItemId(orderId, index));
}

export function paymentCollectionId(orderId: string): string {
  return `pay_col_${suffix(orderId)}`;
}

function suffix(orderId: string): string {
  return orderId.slice(orderId.indexOf("_") + 1);
}
