import type { MedusaContainer } from "@medusajs/framework/types";
import { setUpLocales } from "./set-up-locales.ts";
import { setUpRegion } from "./set-up-region.ts";
import { setUpDelivery } from "./set-up-delivery.ts";
import { setUpQueue } from "./set-up-queue.ts";
import { setUpSearch } from "./set-up-search.ts";
import { setUpStore } from "./set-up-store.ts";

/** Stores what every shop needs. Runs after each migration; a repeat changes nothing. */
export async function setUpShop(container: MedusaContainer): Promise<void> {
  await setUpQueue();
  await setUpLocales(container);
  await setUpSearch(container);
  const region = await setUpRegion(container);
  const store = await setUpStore(container, region.id);
  await setUpDelivery(container, store);
}
