import type { CommissionScope } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { COMMISSION_MODULE } from "../../modules/commission/index.ts";
import type { CommissionModuleService, RulePair, RuleRow } from "../../modules/commission/service.ts";
import { readCategories } from "../../search/read-translations.ts";
import { readMarketplaceSettings } from "../marketplace-settings/read-marketplace-settings.ts";
import { readSellerNames } from "../payout/payout-view.ts";
import { readSql } from "../users/sql.ts";

/** The default is not a row; this is its id. */
export const DEFAULT_RULE = "default";

function getScope({ categoryId, sellerId }: RulePair): CommissionScope {
  if (sellerId) return categoryId ? "seller_category" : "seller";
  return categoryId ? "category" : "default";
}

/** The contract's rules, the default first. */
export async function readRules(container: MedusaContainer) {
  const rows = await container.resolve<CommissionModuleService>(COMMISSION_MODULE).all();
  return [await readDefault(container), ...(await viewRules(container, rows))];
}

/** A setting of the marketplace, whose version is that of all of them. */
export async function readDefault(container: MedusaContainer) {
  const { commissionRate, lastChanges, version } = await readMarketplaceSettings(readSql(container));
  return {
    id: DEFAULT_RULE,
    scope: "default" as const,
    category: null,
    seller: null,
    percent: commissionRate,
    updatedAt: lastChanges.find(({ setting }) => setting === "commissionRate")?.changedAt ?? null,
    version,
  };
}

/** If the category or shop of a rule was deleted, its id is shown in place of the name. */
export async function viewRules(container: MedusaContainer, rows: readonly RuleRow[]) {
  const [categories, sellers] = await Promise.all([
    readCategories(container.resolve(ContainerRegistrationKeys.QUERY)),
    readSellerNames(
      container,
      rows.flatMap(({ sellerId }) => sellerId ?? []),
    ),
  ]);
  return rows.map(({ id, categoryId, sellerId, rate, updatedAt, version }) => ({
    id,
    scope: getScope({ categoryId, sellerId }),
    category: categoryId && { id: categoryId, name: categories.get(categoryId)?.name ?? { ru: categoryId } },
    seller: sellerId && { id: sellerId, name: sellers.get(sellerId) ?? sellerId },
    percent: rate / 100,
    updatedAt: new Date(updatedAt).toISOString(),
    version,
  }));
}
