import type { FiscalCodes } from "../../modules/fiscal/fiscal-codes.ts";
import type { PictureMetadata, ProductMetadata } from "../../search/product-record.ts";
import type { Sql } from "../users/sql.ts";
import type { AttributeValues } from "./attribute-values.ts";

/** What a shop's product keeps in `product.metadata` besides what the catalogue reads. */
export interface StoredMetadata extends ProductMetadata {
  /** by key of the category's attribute */
  attribute_values?: AttributeValues;
  /** counts the changes by people of the shop */
  version?: number;
  /** of the request that made it: a repeat has the same */
  made_by?: string;
}

/** A variant as it is stored, with what hangs on it. Sums are whole. */
export interface StoredVariant {
  id: string;
  sku: string | null;
  oldPrice: number | null;
  priceSetId: string | null;
  price: number | null;
  itemId: string | null;
  reserved: number;
  /** ru names of its options and values */
  options: Record<string, string>;
}

/** A product as a write finds it. */
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
      'priceSetId', priced.price_set_id, 'price', price.amount::float8, 'itemId', stored.inventory_item_id,
      'reserved', coalesce(level.reserved, 0), 'options', (${OPTIONS}))
    order by variant.variant_rank, variant.id), '[]')
  from product_variant variant
  left join product_variant_price_set priced on priced.variant_id = variant.id and priced.deleted_at is null
  left join lateral (
    select amount from price where price.price_set_id = priced.price_set_id and price.currency_code = 'uzs'
      and price.price_list_id is null and price.deleted_at is null limit 1) price on true
  left join lateral (
    select inventory_item_id from product_variant_inventory_item link
    where link.variant_id = variant.id and link.deleted_at is null limit 1) stored on true
  left join lateral (
    select sum(reserved_quantity)::float8 as reserved from inventory_level
    where inventory_item_id = stored.inventory_item_id and deleted_at is null) level on true
  where variant.product_id = product.id and variant.deleted_at is null`;

const READ = `
  select product.id, product.status, product.metadata, (${VARIANTS}) as variants,
    (select coalesce(json_agg(json_build_object('url', url, 'metadata', metadata) order by rank), '[]')
     from image where product_id = product.id and deleted_at is null) as images,
    (select json_build_object('ikpu', ikpu, 'packageCode', package_code, 'vatPercent', vat_percent)
     from fiscal_code where reference = 'product' and reference_id = product.id and deleted_at is null) as fiscal
  from product where product.id = any(?::text[]) and product.deleted_at is null
    and exists (select 1 from seller_seller_product_product owned
                where owned.product_id = product.id and owned.seller_id = ? and owned.deleted_at is null)`;

/** Products of this shop, and of no other, by id; in one statement. */
export async function readStoredProducts(
  sql: Sql,
  sellerId: string,
  ids: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const rows = ids.length > 0 ? await sql<StoredProduct>(READ, [[...new Set(ids)], sellerId]) : [];
  return new Map(rows.map((product) => [product.id, product]));
}

/** Lets one write of a product go on at a time, until its transaction ends. */
export async function lockProducts(sql: Sql, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await sql("select id from product where id = any(?::text[]) order by id for update", [[...new Set(ids)]]);
}
