import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { readCommission } from "../commission/read-commission.ts";
import { inTransaction } from "../users/sql.ts";
import { findProductCategory } from "./read-category.ts";

/**
 * What is required to sell in a category, by id or slug, and its commission.
 * @throws ShopError 404 category_not_found
 */
export async function readTerms(container: MedusaContainer, sellerId: string, key: string) {
  const category = await inTransaction(container, (sql) => findProductCategory(sql, key));
  if (!category) throw new ShopError(404, "category_not_found", "There is no such category");
  const { id, slug, name, attributes, fiscal } = category;
  const { rate } = await readCommission(container, { sellerId, categoryId: id });
  return {
    category: { id, slug, name },
    attributes,
    commissionPercent: rate / 100,
    ikpu: fiscal?.ikpu ?? null,
    packageCode: fiscal?.packageCode ?? null,
    vatPercent: fiscal?.vatPercent ?? null,
  };
}
