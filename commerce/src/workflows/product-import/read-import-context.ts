import { SHOP_UPLOAD_MODULE } from "../../modules/upload/index.ts";
import type { ShopUploadModuleService } from "../../modules/upload/service.ts";
import type { BuiltProduct } from "../../product-import/build-product.ts";
import { pictureTypes, getSkus } from "../product/read-validation-context.ts";
import type { ValidationContext } from "../product/validate-product.ts";
import type { StoredProduct } from "../product/stored-product.ts";
import type { Sql } from "../users/sql.ts";
import type { ImportWork } from "./row-context.ts";

/** Products of a shop by the lower-case SKUs of their variants. */
export async function readSkuOwners(
  sql: Sql,
  sellerId: string,
  skus: readonly string[],
): Promise<Map<string, string[]>> {
  const owners = new Map<string, string[]>();
  if (skus.length === 0) return owners;
  const rows = await sql<{ key: string; id: string }>(
    `select coalesce(variant.metadata->>'sku_key', lower(variant.sku)) as key, product.id
     from product_variant variant
     join product on product.id = variant.product_id and product.deleted_at is null
     join seller_seller_product_product owned on owned.product_id = product.id and owned.deleted_at is null
     where owned.seller_id = ? and variant.deleted_at is null
       and coalesce(variant.metadata->>'sku_key', lower(variant.sku)) = any(?::text[])`,
    [sellerId, [...new Set(skus)]],
  );
  for (const { key, id } of rows) owners.set(key, [...(owners.get(key) ?? []), id]);
  return owners;
}

/**
 * The validation context of many products, read at once. It may be outdated when they are written: writing validates each
 * product again with a fresh context.
 */
export async function readImportContext(
  { container, run }: ImportWork,
  sql: Sql,
  products: readonly BuiltProduct[],
): Promise<(built: BuiltProduct, stored: StoredProduct | undefined) => ValidationContext> {
  const urls = [...new Set(products.flatMap(({ product }) => product.images))];
  const ownFiles = await container
    .resolve<ShopUploadModuleService>(SHOP_UPLOAD_MODULE)
    .ownFiles({ ownerId: run.customer_id, types: pictureTypes, urls });
  const skus = products.flatMap(({ product }) => getSkus(product));
  const owners = await readSkuOwners(sql, run.seller_id, skus);
  return ({ product, category }, stored) => ({
    category,
    stored,
    ownFiles,
    takenSkus: new Set(getSkus(product).filter((sku) => owners.get(sku)?.some((id) => id !== stored?.id))),
  });
}
