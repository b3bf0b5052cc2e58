import type { OrderItem } from "@bezak/contract/orders.ts";

/** Lines that nobody called off. */
export function liveItems(items: readonly OrderItem[]): OrderItem[] {
  return items.filter(({ cancelled }) => cancelled === null);
}

/** What an order is shown by: what is left of it, or all that it was when nothing is. */
export function shownItems(items: readonly OrderItem[]): readonly OrderItem[] {
  const live = liveItems(items);
  return live.length > 0 ? live : items;
}
