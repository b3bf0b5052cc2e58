import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_SETTINGS_MODULE } from "../../../../src/modules/settings/index.ts";
import type { ShopSettingsModuleService } from "../../../../src/modules/settings/service.ts";
import { setReviewStatus, type StatusChange } from "../../../../src/workflows/review/set-review-status.ts";

/** What a moderator does in a running shop. */
export interface Moderation {
  set?: StatusChange;
  /** whether new reviews wait for a moderator */
  moderation?: boolean;
}

/** Returns the resulting status or the error code. */
export default async function moderate(container: MedusaContainer, { set, moderation }: Moderation) {
  if (moderation !== undefined) {
    const settings = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
    const row = { id: "reviewModeration", value: { value: moderation } };
    const [known] = await settings.listShopSettings({ id: row.id });
    await (known ? settings.updateShopSettings(row) : settings.createShopSettings(row));
  }
  if (!set) return null;
  try {
    return (await setReviewStatus(container, set)).status;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
