import { secondProcess, sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";

/** The shop of all specs of refunds; no timer requests them, since its rounds would consume planned answers. */
export async function openRefunds(): Promise<Shop> {
  const shop = await sharedShop("orders");
  for (const commerce of [shop.commerce, await secondProcess("orders")])
    await commerce.run("stop-timer.ts", { job: "ask-refunds" });
  return shop;
}
