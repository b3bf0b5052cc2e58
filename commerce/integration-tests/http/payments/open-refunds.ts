import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";

export async function openRefunds(): Promise<Shop> {
  const shop = await sharedShop("refunds");
  await shop.commerce.run("stop-timer.ts", { job: "ask-refunds" });
  return shop;
}
