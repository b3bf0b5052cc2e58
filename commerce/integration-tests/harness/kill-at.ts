import { cutHanging, untilHanging } from "./hang-writes.ts";
import { freeOrders, hangOrders, type OrderWrite } from "./order-traps.ts";
import type { Shop } from "./shop.ts";

/**
 * Kills commerce while each of the orders hangs at the write beside its name, and starts it anew. `act` is what is
 * done with an order; its answers are lost.
 */
export async function killAt(
  shop: Shop,
  writes: Record<string, OrderWrite>,
  orders: Record<string, string>,
  act: (orderId: string) => Promise<unknown>,
): Promise<void> {
  await hangOrders(shop.db, writes, orders);
  const lost = Object.values(orders).map((orderId) => act(orderId).catch(() => undefined));
  await untilHanging(shop.db, lost.length);
  await shop.commerce.kill();
  await Promise.all(lost);
  await cutHanging(shop.db);
  await freeOrders(shop.db, writes);
  shop.commerce = await shop.start();
}
