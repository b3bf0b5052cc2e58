import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_UPLOAD_MODULE } from "../../modules/upload/index.ts";
import type { ShopUploadModuleService } from "../../modules/upload/service.ts";
import { getRunner } from "../users/get-runner.ts";
import type { Sql } from "../users/sql.ts";
import type { ValidationContext } from "./validate-product.ts";
import { readProductCategories } from "./read-category.ts";
import type { StoredProduct } from "./stored-product.ts";
import type { ProductInput, ProductWrite } from "./product-input.ts";

/** Purposes of an upload that are accepted as a product picture. */
export const pictureTypes = ["product", "image"] as const;

export const getHolder = (productId: string) => `product:${productId}`;

export const skuKey = (sku: string) => sku.trim().toLowerCase();

export function getSkus({ sku, variants }: ProductInput): string[] {
  return [sku, ...(variants ?? []).map((variant) => variant.sku)].flatMap((one) =>
    one ? [skuKey(one)] : [],
  );
}

/** Within a transaction, nobody else can change the shop's SKUs until it ends. */
export async function readValidationContext(
  container: MedusaContainer,
  sql: Sql,
  { sellerId, customerId, product, moderation }: ProductWrite,
  stored: StoredProduct | undefined,
): Promise<ValidationContext> {
  const { categoryId } = product;
  const category = (await readProductCategories(sql, [categoryId])).get(categoryId);
  const known = new Set((stored?.images ?? []).map(({ url }) => url));
  const urls = product.images.filter((url) => !known.has(url));
  const ownFiles = await container
    .resolve<ShopUploadModuleService>(SHOP_UPLOAD_MODULE)
    .ownFiles({ ownerId: customerId, types: pictureTypes, urls }, getRunner(sql));
  const takenSkus = await readTakenSkus(sql, sellerId, getSkus(product), stored?.id);
  return { category, stored, ownFiles, takenSkus, moderation };
}

async function readTakenSkus(
  sql: Sql,
  sellerId: string,
  skus: readonly string[],
  productId = "",
): Promise<Set<string>> {
  if (skus.length === 0) return new Set();
  await sql("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`shop-skus:${sellerId}`]);
  const rows = await sql<{ key: string }>(
    `select coalesce(variant.metadata->>'sku_key', lower(variant.sku)) as key from product_variant variant
     join seller_seller_product_product owned on owned.product_id = variant.product_id and owned.deleted_at is null
     where coalesce(variant.metadata->>'sku_key', lower(variant.sku)) = any(?::text[]) and variant.deleted_at is null
       and owned.seller_id = ? and variant.product_id <> ?`,
    [skus, sellerId, productId],
  );
  return new Set(rows.map(({ key }) => key));
}
