import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../modules/settings/service.ts";
import type { DeliverySettings } from "./delivery-fee.ts";

const defaults: DeliverySettings = { deliveryFee: 25_000, freeDeliveryFrom: 500_000 };

/** The stored delivery settings, each with its default while nobody has changed it. */
export async function readDeliverySettings(container: MedusaContainer): Promise<DeliverySettings> {
  const service = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  const rows = await service.listShopSettings({ id: Object.keys(defaults) });
  const stored = Object.fromEntries(rows.map(({ id, value }) => [id, value.value]));
  return { ...defaults, ...stored };
}
