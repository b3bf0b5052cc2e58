/**
 * All ids of an order are derived from the order's id, which the attempt stores before the first write. Whatever a killed
 * process left behind is found by its id.
 */
export const LINES_MAX = 100;

export function lineItemId(orderId: string, index: number): string {
  return `ordli_${suffix(orderId)}${String(index).padStart(3, "0")}`;
}

/** Every line item id that the order can have. */
export function allLineItemIds(orderId: string): string[] {
  return Array.from({ length: LINES_MAX }, (_, index) => lineItemId(orderId, index));
}

export function paymentCollectionId(orderId: string): string {
  return `pay_col_${suffix(orderId)}`;
}

function suffix(orderId: string): string {
  return orderId.slice(orderId.indexOf("_") + 1);
}
