import { cutHanging, untilHanging } from "./hang-writes.ts";
import { freeTraps, listMissing, setTraps, type OrderWrite } from "./order-traps.ts";
import type { Shop } from "./shop.ts";

/** An act whose write hangs; nobody gets its answer. */
export interface Hanging {
  write: OrderWrite;
  /** id of the object as the last part of `write` finds it */
  id: string;
  act: () => Promise<unknown>;
}

/** Other work that runs when the process is killed. */
export interface Beside {
  act: () => Promise<unknown>[];
  /** resolves when that work has come as far as intended */
  ready: () => Promise<unknown>;
}

/** One `Hanging` for each write, on the object created for it. */
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

/** Kills commerce while every one of these writes hangs, and restarts it. */
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
    await untilHanging(shop.db, hanging.length).catch(async (cause: unknown) => {
      const missing = await listMissing(shop.db, hanging);
      throw new Error(`These writes did not hang: ${missing.join("; ")}`, { cause });
    });
    for (const { ready } of beside) await ready();
    await shop.commerce.kill();
    await Promise.all(lost);
  } finally {
    await cutHanging(shop.db);
    await freeTraps(shop.db);
  }
  shop.commerce = await shop.start();
}
