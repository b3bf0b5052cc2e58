import type { OrderItem } from "@bezak/contract/orders.ts";

/** Lines that are not cancelled. */
export function liveItems(items: readonly OrderItem[]): OrderItem[] {
  return items.filter(({ cancelled }) => cancelled === null);
}

/** The lines that represent an order: those not cancelled, or all when every line is. */
export function shownItems(items: readonly OrderItem[]): readonly OrderItem[] {
  const live = liveItems(items);
  return live.length > 0 ? live : items;
}
