import { cutHanging, untilHanging } from "../hang-writes.ts";
import { freeOrders, hangOrders, type OrderWrite } from "../order-traps.ts";
import type { Shop } from "../shop.ts";

export interface Killing {
  writes: Record<string, OrderWrite>;
  /** name of the write -> the order whose write of this name hangs */
  orders: Record<string, string>;
  /** what is done with them; answers are lost */
  act: () => Promise<unknown>[];
  /** what else has to be so before the process dies */
  ready?: () => Promise<unknown>;
}

/** Kills commerce while every one of these writes hangs, and starts it anew. */
export async function killWhile(shop: Shop, { writes, orders, act, ready }: Killing): Promise<void> {
  await hangOrders(shop.db, writes, orders);
  const lost = act().map((call) => call.catch(() => undefined));
  await untilHanging(shop.db, Object.keys(orders).length);
  await ready?.();
  await shop.commerce.kill();
  await Promise.all(lost);
  await cutHanging(shop.db);
  await freeOrders(shop.db, writes);
  shop.commerce = await shop.start();
}
