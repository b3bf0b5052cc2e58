import type { Sum } from "@bezak/contract/money.ts";
import type { FiscalCodes } from "../../modules/fiscal/fiscal-codes.ts";
import type { PictureMetadata, ProductMetadata } from "../../search/product-record.ts";
import { ShopError } from "../../shop-error.ts";
import type { Sql } from "../users/sql.ts";
import type { AttributeValues } from "./attribute-values.ts";
import { AWAITED, awaitedValues, PRICE_OF_VARIANT } from "./row-parts.ts";

/** What is stored in `product.metadata` besides what the catalogue reads. */
export interface StoredMetadata extends ProductMetadata {
  /** by key of the category's attribute */
  attribute_values?: AttributeValues;
  /** counts the changes by members of the shop */
  version?: number;
  /** hash of the request that created it: a repeat has the same */
  made_by?: string;
  /** why an administrator has hidden it */
  hidden_reason?: string | null;
}

/** Sums are whole. */
export interface StoredVariant {
  id: string;
  sku: string | null;
  oldPrice: Sum | null;
  price: Sum | null;
  /** pieces in parcels that are still to be sent */
  reserved: number;
  /** ru names of its options and values */
  options: Record<string, string>;
}

export interface StoredProduct {
  id: string;
  status: string;
  metadata: StoredMetadata | null;
  images: { url: string; metadata: PictureMetadata | null }[];
  variants: StoredVariant[];
  fiscal: FiscalCodes | null;
}

const OPTIONS = `
  select coalesce(json_object_agg(option.title, value.value), '{}') from product_variant_option chosen
  join product_option_value value on value.id = chosen.option_value_id
  join product_option option on option.id = value.option_id
  where chosen.variant_id = variant.id`;

const VARIANTS = `
  select coalesce(json_agg(json_build_object('id', variant.id,
      'sku', coalesce(variant.metadata->>'sku', variant.sku), 'oldPrice', (variant.metadata->>'old_price')::float8,
      'price', price.amount, 'reserved', coalesce(awaited.pieces, 0), 'options', (${OPTIONS}))
    order by variant.variant_rank, variant.id), '[]')
  from product_variant variant
  left join lateral (${PRICE_OF_VARIANT}) price on true
  left join awaited on awaited.variant_id = variant.id
  where variant.product_id = product.id and variant.deleted_at is null`;

const READ = `
  with ${AWAITED}
  select product.id, product.status, product.metadata, (${VARIANTS}) as variants,
    (select coalesce(json_agg(json_build_object('url', url, 'metadata', metadata) order by rank), '[]')
     from image where product_id = product.id and deleted_at is null) as images,
    (select json_build_object('ikpu', ikpu, 'packageCode', package_code, 'vatPercent', vat_percent)
     from fiscal_code where reference = 'product' and reference_id = product.id and deleted_at is null) as fiscal
  from seller_seller_product_product owned
  join product on product.id = owned.product_id and product.deleted_at is null
  where owned.seller_id = ? and owned.deleted_at is null and product.id = any(?::text[])`;

/** By id, products of this shop only; in one statement. */
export async function readStoredProducts(
  sql: Sql,
  sellerId: string,
  ids: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const requested = [...new Set(ids)];
  const values = [...awaitedValues([sellerId], requested), sellerId, requested];
  const rows = ids.length > 0 ? await sql<StoredProduct>(READ, values) : [];
  return new Map(rows.map((product) => [product.id, product]));
}

/** Serialises writes of a product until the transaction ends. */
export async function lockProducts(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await sql("select id from product where id = any(?::text[]) order by id for update", [[...new Set(ids)]]);
}

/** @throws ShopError 409 product_changed */
export function refuseOlder(product: StoredProduct | undefined, version: number | undefined): void {
  if (version !== undefined && version !== (product?.metadata?.version ?? 1))
    throw new ShopError(409, "product_changed", "Somebody has changed it meanwhile");
}
