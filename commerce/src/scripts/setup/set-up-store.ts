import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  createStockLocationsWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
  updateSalesChannelsWorkflow,
  updateStoresWorkflow,
} from "@medusajs/medusa/core-flows";
import { locales } from "./set-up-locales.ts";

/** Ids that the rest of the setup needs. */
export interface ShopIds {
  salesChannelId: string;
  stockLocationId: string;
}

/** Completes the bare store, sales channel and warehouse that the engine creates, with currency and languages. */
export async function setUpStore(container: MedusaContainer, regionId: string): Promise<ShopIds> {
  const [store] = await container.resolve(Modules.STORE).listStores();
  const salesChannelId = store?.default_sales_channel_id;
  if (!store || !salesChannelId) {
    throw new Error("The engine created no store; run the migration on an empty database.");
  }
  if (store.default_location_id) {
    return { salesChannelId, stockLocationId: store.default_location_id };
  }
  await updateSalesChannelsWorkflow(container).run({
    input: { selector: { id: salesChannelId }, update: { name: "Bezak", description: "The shop" } },
  });
  const stockLocationId = await createWarehouse(container, salesChannelId);
  await updateStoresWorkflow(container).run({
    input: {
      selector: { id: store.id },
      update: {
        name: "Bezak",
        supported_currencies: [{ currency_code: "uzs", is_default: true }],
        supported_locales: locales.map(({ code }) => ({ locale_code: code })),
        default_region_id: regionId,
        default_location_id: stockLocationId,
      },
    },
  });
  return { salesChannelId, stockLocationId };
}

async function createWarehouse(container: MedusaContainer, salesChannelId: string): Promise<string> {
  const { result } = await createStockLocationsWorkflow(container).run({
    input: {
      locations: [
        { name: "Bezak", address: { address_1: "Tashkent", city: "Tashkent", country_code: "uz" } },
      ],
    },
  });
  const id = result[0]!.id;
  await linkSalesChannelsToStockLocationWorkflow(container).run({ input: { id, add: [salesChannelId] } });
  return id;
}
