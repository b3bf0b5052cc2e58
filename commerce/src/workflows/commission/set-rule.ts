import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { COMMISSION_MODULE } from "../../modules/commission/index.ts";
import type { CommissionModuleService, RulePair } from "../../modules/commission/service.ts";
import { SHOP_SETTINGS_MODULE } from "../../modules/settings/index.ts";
import type { SettingsWrite, ShopSettingsModuleService } from "../../modules/settings/service.ts";
import { staleVersion } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { readSellerNames } from "../payout/payout-view.ts";
import { DEFAULT_RULE, viewRules } from "./read-rules.ts";

/**
 * Sets the commission of a category, a shop or both; `rate` in hundredths of a percent. Placed orders keep theirs.
 * @throws ShopError 404 category_not_found | seller_not_found, 409 stale_version with the rule, unless it is gone
 */
export async function setRule(
  container: MedusaContainer,
  pair: RulePair,
  { rate, version }: { rate: number; version?: string | undefined },
) {
  await refuseUnknown(container, pair);
  const rules = container.resolve<CommissionModuleService>(COMMISSION_MODULE);
  const { isStale, rule } = await rules.set(pair, rate, version);
  const [seen] = await viewRules(container, rule ? [rule] : []);
  if (isStale) throw staleVersion(seen, version);
  return seen!;
}

/** @throws ShopError 404 not_found, 409 stale_version with the rule, 409 conflict for the default */
export async function removeRule(
  container: MedusaContainer,
  id: string,
  version: string | undefined,
): Promise<void> {
  if (id === DEFAULT_RULE) throw new ShopError(409, "conflict", "The default stays");
  const removed = await container.resolve<CommissionModuleService>(COMMISSION_MODULE).remove(id, version);
  if (!removed) throw new ShopError(404, "not_found", "No such rule");
  if (removed.isStale) throw staleVersion((await viewRules(container, [removed.rule!]))[0], version);
}

/** @throws ShopError 404 category_not_found | seller_not_found */
export async function refuseUnknown(
  container: MedusaContainer,
  { categoryId, sellerId }: RulePair,
): Promise<void> {
  if (categoryId) {
    const products = container.resolve(Modules.PRODUCT);
    const [category] = await products.listProductCategories({ id: [categoryId] }, { select: ["id"] });
    if (!category) throw new ShopError(404, "category_not_found", "No such category");
  }
  if (sellerId && !(await readSellerNames(container, [sellerId])).has(sellerId)) {
    throw new ShopError(404, "seller_not_found", "No such seller");
  }
}

/** The default is a setting in percent, which `readCommissionRate` reads; `rate` is in hundredths of a percent. */
export async function setDefaultRule(container: MedusaContainer, rate: number, write?: SettingsWrite) {
  const settings = container.resolve<ShopSettingsModuleService>(SHOP_SETTINGS_MODULE);
  await settings.set({ commissionRate: rate / 100 }, write);
}
