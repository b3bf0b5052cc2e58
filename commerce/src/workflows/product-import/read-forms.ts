import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { findOldPrice } from "../../catalog/old-price.ts";
import type { FormVariant, ProductForm } from "../../product-import/product-form.ts";
import type { CategoryIndex } from "../../product-import/category-index.ts";
import { getAttributes } from "../product/attribute-values.ts";
import { fromCategoryOf } from "../product/category-of-product.ts";
import { localized, PRICE_OF_VARIANT, STOCK_OF_VARIANT } from "../product/row-parts.ts";
import type { StoredMetadata } from "../product/stored-product.ts";
import type { Sql } from "../users/sql.ts";

interface FormOption {
  name: LocalizedText;
  values: { id: string; text: LocalizedText }[];
}

interface Row extends Omit<
  ProductForm,
  "version" | "brand" | "attributes" | "options" | "status" | "variants"
> {
  status: string;
  metadata: StoredMetadata | null;
  options: FormOption[];
  variants: (Omit<FormVariant, "options"> & { valueIds: string[] })[];
}

/**
 * Options in their order, with only the values that this product's variants have: the demo's products share options.
 */
const OPTIONS = `
  select coalesce(json_agg(json_build_object('name', ${localized("option.id", "title", "option.title")}, 'values', (
      select coalesce(json_agg(json_build_object('id', value.id, 'text', ${localized("value.id", "value", "value.value")})
        order by value.rank, value.id), '[]')
      from product_option_value value where value.option_id = option.id and value.deleted_at is null and exists (
        select 1 from product_variant_option chosen join product_variant variant on variant.id = chosen.variant_id
        where chosen.option_value_id = value.id and variant.product_id = product.id and variant.deleted_at is null)))
    order by (option.metadata->>'rank')::int nulls last, option.title), '[]')
  from product_product_option link join product_option option on option.id = link.product_option_id
  where link.product_id = product.id and link.deleted_at is null and option.deleted_at is null`;

const VARIANTS = `
  select coalesce(json_agg(json_build_object('id', variant.id, 'sku', coalesce(variant.metadata->>'sku', variant.sku),
      'price', price.amount, 'oldPrice', (variant.metadata->>'old_price')::float8, 'stock', stock.free,
      'image', variant.thumbnail, 'valueIds', (
        select coalesce(json_agg(chosen.option_value_id), '[]') from product_variant_option chosen
        where chosen.variant_id = variant.id))
    order by variant.variant_rank, variant.id), '[]')
  from product_variant variant
  left join lateral (${PRICE_OF_VARIANT}) price on true
  left join lateral (${STOCK_OF_VARIANT}) stock on true
  where variant.product_id = product.id and variant.deleted_at is null`;

const READ = `
  select product.id, product.status, product.metadata, ${localized("product.id", "title", "product.title")} as name,
    ${localized("product.id", "description", "coalesce(product.description, '')")} as description,
    (select category.id ${fromCategoryOf("product.id")}) as "categoryId",
    (select coalesce(json_agg(url order by rank), '[]') from image
     where product_id = product.id and deleted_at is null) as images,
    (${OPTIONS}) as options, (${VARIANTS}) as variants,
    (select json_build_object('ikpu', ikpu, 'packageCode', package_code, 'vatPercent', vat_percent)
     from fiscal_code where reference = 'product' and reference_id = product.id and deleted_at is null) as fiscal
  from product where product.id = any(?::text[]) and product.deleted_at is null
    and exists (select 1 from seller_seller_product_product owned
                where owned.product_id = product.id and owned.seller_id = ? and owned.deleted_at is null)`;

/** This shop's products, in the shape that a table describes; in one statement. */
export async function readForms(
  sql: Sql,
  sellerId: string,
  ids: readonly string[],
  book: CategoryIndex,
): Promise<Map<string, ProductForm>> {
  const rows = ids.length > 0 ? await sql<Row>(READ, [[...new Set(ids)], sellerId]) : [];
  return new Map(rows.map((row) => [row.id, toForm(row, book)]));
}

function toForm({ metadata, options, variants, status, ...row }: Row, book: CategoryIndex): ProductForm {
  const definitions = book.byCategoryId(row.categoryId)?.attributes;
  const values = Object.entries(getAttributes(definitions ?? [], metadata));
  const named = new Map(
    options.flatMap(({ name, values }) => values.map(({ id, text }) => [id, [name.ru, text.ru]] as const)),
  );
  return {
    ...row,
    status: status === "published" ? "published" : "draft",
    version: metadata?.version ?? 1,
    brand: metadata?.brand ?? null,
    // attributes that the category has lost since are left out
    attributes: Object.fromEntries(
      values.filter(([key]) => !definitions || definitions.some((one) => one.key === key)),
    ),
    options: options.map(({ name, values }) => ({ name, values: values.map(({ text }) => text) })),
    variants: variants.map(({ valueIds, ...variant }) => ({
      ...variant,
      options: Object.fromEntries(
        valueIds.flatMap((id) => [named.get(id) ?? []].filter(({ length }) => length > 0)),
      ),
      oldPrice:
        variant.price === null
          ? variant.oldPrice
          : findOldPrice(variant.price, { metadata: { old_price: variant.oldPrice } }, { metadata }),
    })),
  };
}
