import { setTimeout as pause } from "node:timers/promises";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { SHOP_SETTINGS_MODULE } from "../../../src/modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../../../src/modules/settings/service.ts";

export type LockAction =
  | { do: "acquire"; key: string | string[]; times: number; ownerId?: string; expire: number }
  | { do: "release"; key: string }
  | { do: "execute"; key: string; times: number }
  | { do: "outlive" | "lose"; key: string };

/** How many attempts got the lock. */
export interface LockAnswer {
  granted: number;
}

export default async function lock(container: MedusaContainer, action: LockAction): Promise<LockAnswer> {
  const locking = container.resolve(Modules.LOCKING);
  const settings = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  switch (action.do) {
    case "acquire":
      return granted(action.times, (n) => {
        const ownerId = action.ownerId && `${action.ownerId}-${process.pid}-${n}`;
        return locking.acquire(action.key, { expire: action.expire, ownerId });
      });
    case "release":
      return { granted: (await locking.release(action.key)) ? 1 : 0 };
    case "execute":
      return granted(action.times, () =>
        locking.execute(action.key, () => countUp(settings), { timeout: 60 }),
      );
    case "outlive":
      return granted(1, () => locking.execute(action.key, () => pause(2_500), { expire: 1 }));
    case "lose":
      return granted(1, () =>
        locking.execute(
          action.key,
          async (signal?: AbortSignal) => {
            await locking.releaseAll();
            await pause(10_000, undefined, { signal });
          },
          { expire: 1 },
        ),
      );
  }
}

async function granted(times: number, ask: (n: number) => Promise<unknown>): Promise<LockAnswer> {
  const answers = await Promise.allSettled(Array.from({ length: times }, (_, n) => ask(n)));
  return { granted: answers.filter(({ status }) => status === "fulfilled").length };
}

/** Reads, then writes one more: loses counts when two run at once. */
async function countUp(settings: ShopSettingsModuleService): Promise<void> {
  const id = "test-counter";
  const [row] = await settings.listShopSettings({ id });
  if (!row) await settings.createShopSettings({ id, value: { value: 1 } });
  else await settings.updateShopSettings({ id, value: { value: Number(row.value.value) + 1 } });
}
