import { cutHanging, untilHanging } from "./hang-writes.ts";
import { freeTraps, setTraps, type OrderWrite } from "./order-traps.ts";
import type { Shop } from "./shop.ts";

/** What is done with one thing, and the write of it that hangs meanwhile. Nobody gets its answer. */
export interface Hanging {
  write: OrderWrite;
  /** of the thing, as the last part of `write` finds it */
  id: string;
  act: () => Promise<unknown>;
}

/** What else is under way when the process dies. */
export interface Beside {
  act: () => Promise<unknown>[];
  /** ends when all of it has come as far as it shall */
  ready: () => Promise<unknown>;
}

/** One of these for each write, of the thing that was made for it. */
export const hangingAt = <Write extends string, Target extends { id: string }>(
  writes: Record<Write, OrderWrite>,
  targets: ReadonlyMap<Write, Target>,
  act: (target: Target, write: Write) => Promise<unknown>,
): Hanging[] =>
  [...targets].map(([write, target]) => ({
    write: writes[write],
    id: target.id,
    act: () => act(target, write),
  }));

/** Kills commerce while every one of these writes hangs, and starts it anew. */
export async function killWhile(
  shop: Shop,
  hanging: readonly Hanging[],
  beside: readonly Beside[] = [],
): Promise<void> {
  try {
    await setTraps(shop.db, hanging, "hangs");
    const lost = [...hanging.map(({ act }) => act()), ...beside.flatMap(({ act }) => act())].map((call) =>
      call.catch(() => undefined),
    );
    await untilHanging(shop.db, hanging.length);
    for (const { ready } of beside) await ready();
    await shop.commerce.kill();
    await Promise.all(lost);
  } finally {
    await cutHanging(shop.db);
    await freeTraps(shop.db);
  }
  shop.commerce = await shop.start();
}
