import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";

/** The shop of the specs about money that goes back; a gateway that is silent is asked by the rounds that they make. */
export async function openRefunds(): Promise<Shop> {
  const shop = await sharedShop("refunds");
  await shop.commerce.run("stop-timer.ts", { job: "ask-refunds" });
  return shop;
}
