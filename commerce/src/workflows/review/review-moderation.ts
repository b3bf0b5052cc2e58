import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../../modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../../modules/settings/service.ts";

/** The status of a new or edited review: pending, unless `reviewModeration` is off. */
export async function firstStatus(container: MedusaContainer): Promise<"pending" | "published"> {
  const service = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  const [setting] = await service.listShopSettings({ id: "reviewModeration" });
  return setting?.value.value === false ? "published" : "pending";
}
