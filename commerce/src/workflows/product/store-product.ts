import { generateEntityId } from "@medusajs/framework/utils";
import type { Sql } from "../users/sql.ts";
import { skuKey } from "./read-validation-context.ts";
import { toStoredStatus, type Moderation } from "./product-status.ts";
import type { ProductRows } from "./product-rows.ts";
import { storePrices, storeStock } from "./store-variants.ts";
import type { ShopBase } from "./shop-base.ts";
import type { StoredProduct } from "./stored-product.ts";
import type { ProductInput } from "./product-input.ts";

export interface ProductStore {
  id: string;
  sellerId: string;
  product: ProductInput;
  rows: ProductRows;
  base: ShopBase;
  /** undefined: it is new */
  stored: StoredProduct | undefined;
  removed: readonly string[];
  slug: string;
  moderation: Moderation | undefined;
}

const json = (value: unknown) => JSON.stringify(value);

/** Writes all rows of a product, within a transaction, into the engine's tables as its own modules do. */
export async function storeProduct(sql: Sql, store: ProductStore): Promise<void> {
  await (store.stored ? updateProduct(sql, store) : insertProduct(sql, store));
  await sql(
    `with moved as (delete from product_category_product where product_id = ? and product_category_id <> ?)
     insert into product_category_product (product_id, product_category_id) values (?, ?) on conflict do nothing`,
    [store.id, store.product.categoryId, store.id, store.product.categoryId],
  );
  await storeImages(sql, store);
  await removeOptions(sql, store);
  await storeVariants(sql, store);
  await storeOptions(sql, store);
  await storeTranslations(sql, store);
  await storePrices(sql, store.rows.variants);
  const counted = store.rows.variants.flatMap(({ id, stock, keepsStock, isNew }) =>
    keepsStock && !isNew ? [] : [{ id, stock: stock ?? 0 }],
  );
  if (counted.length > 0) await storeStock(sql, counted, store.base.stockLocationId);
}

async function insertProduct(
  sql: Sql,
  { id, sellerId, product, rows, base, slug }: ProductStore,
): Promise<void> {
  await sql(
    `insert into product (id, title, handle, description, status, thumbnail, metadata)
     values (?, ?, ?, ?, ?, ?, ?::jsonb)`,
    [
      id,
      rows.title,
      slug,
      rows.description,
      product.status,
      rows.images[0]?.url ?? null,
      json(rows.metadata),
    ],
  );
  const link = () => generateEntityId("", "link");
  await sql(
    `with channel as (insert into product_sales_channel (product_id, sales_channel_id, id) values (?, ?, ?)),
       profile as (insert into product_shipping_profile (product_id, shipping_profile_id, id) values (?, ?, ?))
     insert into seller_seller_product_product (product_id, seller_id, id) values (?, ?, ?)`,
    [id, base.salesChannelId, link(), id, base.shippingProfileId, link(), id, sellerId, link()],
  );
}

async function updateProduct(
  sql: Sql,
  { id, product, rows, stored, moderation }: ProductStore,
): Promise<void> {
  const status = toStoredStatus({ stored: stored?.status, status: product.status, moderation });
  await sql(
    `update product set title = ?, description = ?, status = ?, thumbnail = ?,
       metadata = coalesce(metadata, '{}') || ?::jsonb, updated_at = now() where id = ?`,
    [rows.title, rows.description, status, rows.images[0]?.url ?? null, json(rows.metadata), id],
  );
}

async function storeImages(sql: Sql, { id, rows, stored }: ProductStore): Promise<void> {
  if (stored) await sql("delete from image where product_id = ?", [id]);
  await sql(
    `insert into image (id, url, rank, metadata, product_id)
     select id, url, rank, metadata, ? from jsonb_to_recordset(?::jsonb)
       as image(id text, url text, rank int, metadata jsonb)`,
    [id, json(rows.images)],
  );
}

/** Deletes the former options with their values and texts; from shared ones only the link is removed. */
async function removeOptions(sql: Sql, { id, stored }: ProductStore): Promise<void> {
  if (!stored) return;
  const own = await sql<{ id: string; value_id: string | null }>(
    `select option.id, value.id as value_id from product_product_option link
     join product_option option on option.id = link.product_option_id and option.is_exclusive
     left join product_option_value value on value.option_id = option.id
     where link.product_id = ?`,
    [id],
  );
  await sql(
    `delete from product_variant_option using product_variant variant
     where variant.id = variant_id and variant.product_id = ?`,
    [id],
  );
  await sql("delete from product_product_option where product_id = ?", [id]);
  if (own.length === 0) return;
  const texts = own.flatMap((option) => [option.id, option.value_id ?? option.id]);
  await sql("delete from product_option where id = any(?::text[])", [own.map((option) => option.id)]);
  await sql("delete from translation where reference_id = any(?::text[])", [texts]);
}

async function storeVariants(sql: Sql, { id, rows, removed }: ProductStore): Promise<void> {
  const variants = rows.variants.map(({ sku, oldPrice, ...variant }) => ({
    ...variant,
    metadata: { sku, sku_key: sku && skuKey(sku), old_price: oldPrice },
  }));
  const columns = `as variant(id text, title text, rank int, image text, metadata jsonb, "isNew" boolean)`;
  await sql(
    `insert into product_variant (id, title, product_id, variant_rank, thumbnail, metadata)
     select id, title, ?, rank, image, metadata from jsonb_to_recordset(?::jsonb) ${columns} where "isNew"`,
    [id, json(variants)],
  );
  if (variants.some(({ isNew }) => !isNew))
    await sql(
      `update product_variant known set title = variant.title, variant_rank = variant.rank, sku = null,
         thumbnail = variant.image, metadata = coalesce(known.metadata, '{}') || variant.metadata, updated_at = now()
       from jsonb_to_recordset(?::jsonb) ${columns} where known.id = variant.id and known.product_id = ?`,
      [json(variants), id],
    );
  if (removed.length === 0) return;
  await sql("update product_variant set deleted_at = now(), updated_at = now() where id = any(?::text[])", [
    removed,
  ]);
  // an order that has just read it as free cannot reserve it any more
  await sql(
    `update inventory_level level set stocked_quantity = reserved_quantity, raw_stocked_quantity = raw_reserved_quantity,
       updated_at = now()
     from product_variant_inventory_item link
     where link.inventory_item_id = level.inventory_item_id and link.variant_id = any(?::text[])
       and link.deleted_at is null and level.deleted_at is null
       and not exists (select 1 from product_variant_inventory_item other
                       join product_variant user_of on user_of.id = other.variant_id and user_of.deleted_at is null
                       where other.inventory_item_id = level.inventory_item_id and other.deleted_at is null)`,
    [removed],
  );
}

async function storeOptions(sql: Sql, { id, rows }: ProductStore): Promise<void> {
  if (rows.options.length === 0) return;
  await sql(
    `insert into product_option (id, title, is_exclusive, metadata)
     select id, title, true, jsonb_build_object('rank', rank) from jsonb_to_recordset(?::jsonb)
       as option(id text, title text, rank int)`,
    [json(rows.options)],
  );
  await sql(
    `insert into product_product_option (id, product_id, product_option_id)
     select link_id, ?, id from jsonb_to_recordset(?::jsonb) as option(id text, link_id text)`,
    [id, json(rows.options)],
  );
  await sql(
    `insert into product_option_value (id, option_id, value, rank)
     select id, option_id, value, rank from jsonb_to_recordset(?::jsonb)
       as value(id text, option_id text, value text, rank int)`,
    [json(rows.values)],
  );
  await sql(
    `insert into product_product_option_value (id, product_product_option_id, product_option_value_id)
     select link_id, option_link_id, id from jsonb_to_recordset(?::jsonb)
       as value(id text, link_id text, option_link_id text)`,
    [json(rows.values)],
  );
  await sql(
    `insert into product_variant_option (variant_id, option_value_id)
     select variant_id, option_value_id from jsonb_to_recordset(?::jsonb)
       as chosen(variant_id text, option_value_id text)`,
    [json(rows.chosen)],
  );
}

async function storeTranslations(sql: Sql, { id, rows, stored }: ProductStore): Promise<void> {
  if (stored)
    await sql("delete from translation where reference_id = any(?::text[])", [
      [id, ...rows.variants.map((variant) => variant.id)],
    ]);
  await sql(
    `insert into translation (id, reference, reference_id, locale_code, translations, translated_field_count)
     select id, reference, reference_id, locale_code, translations,
       (select count(*) from jsonb_object_keys(translations))
     from jsonb_to_recordset(?::jsonb)
       as text(id text, reference text, reference_id text, locale_code text, translations jsonb)`,
    [json(rows.translations)],
  );
}
