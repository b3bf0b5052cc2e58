import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { cacheFor } from "../../cache-for.ts";
import { ShopError } from "../../shop-error.ts";

/** Ids that the setup created and products refer to. */
export interface ShopBase {
  salesChannelId: string;
  stockLocationId: string;
  shippingProfileId: string;
}

/** They never change; read every minute all the same. */
export const readShopBase = cacheFor(60_000, readBase);

async function readBase(container: MedusaContainer): Promise<ShopBase> {
  const [store] = await container.resolve(Modules.STORE).listStores();
  const [profile] = await container.resolve(Modules.FULFILLMENT).listShippingProfiles({ type: "default" });
  if (!store?.default_sales_channel_id || !store.default_location_id || !profile)
    throw new ShopError(503, "commerce_unavailable", "The shop is not set up yet: run the migration first.");
  return {
    salesChannelId: store.default_sales_channel_id,
    stockLocationId: store.default_location_id,
    shippingProfileId: profile.id,
  };
}
