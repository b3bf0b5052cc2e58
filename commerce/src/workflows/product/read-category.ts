import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { FiscalCodes } from "../../modules/fiscal/fiscal-codes.ts";
import type { Sql } from "../users/sql.ts";
import { fromCategoryOf } from "./category-of-product.ts";

/** A category for products, with the attributes and codes that it inherits. */
export interface ProductCategory {
  id: string;
  slug: string;
  name: LocalizedText;
  attributes: CategoryAttribute[];
  /** of the nearest category that has any, upwards; else null */
  fiscal: FiscalCodes | null;
}

/** Open to products: neither it nor a category above it is inactive. */
const OPEN = `not exists (
    select from product_category above where above.id = any(string_to_array(category.mpath, '.'))
      and (above.is_internal or not above.is_active))`;

const named = (condition: string) => `
  select category.id, category.handle as slug, category.name as ru, category.mpath,
    (select translations->>'name' from translation
     where reference_id = category.id and locale_code = 'uz' and deleted_at is null) as uz,
    (select translations->>'name' from translation
     where reference_id = category.id and locale_code = 'en' and deleted_at is null) as en
  from product_category category
  where category.id = any(?::text[]) and category.deleted_at is null and ${condition}`;

/** Each with its ancestors, top first: of two attributes with one key the lower one counts. */
const read = (condition: string) => `
  with category as (${named(condition)}),
  above as (select category.id as category_id, step.id, step.depth from category
            cross join lateral unnest(string_to_array(category.mpath, '.')) with ordinality as step(id, depth)),
  known as (select distinct on (above.category_id, attribute.key) above.category_id, above.depth,
              attribute.key, attribute.name, attribute.kind, attribute.unit, attribute.required, attribute.choices,
              attribute.rank
            from above join category_attribute attribute
              on attribute.category_id = above.id and attribute.deleted_at is null
            order by above.category_id, attribute.key, above.depth desc)
  select category.id, category.slug, json_build_object('ru', ru, 'uz', uz, 'en', en) as name,
    (select coalesce(json_agg(json_build_object('key', key, 'name', known.name, 'kind', kind, 'unit', unit,
        'required', required, 'choices', coalesce(choices->'list', '[]')) order by depth, rank, key), '[]')
     from known where known.category_id = category.id) as attributes,
    (select json_build_object('ikpu', ikpu, 'packageCode', package_code, 'vatPercent', vat_percent)
     from above join fiscal_code code on code.reference = 'product_category' and code.reference_id = above.id
       and code.deleted_at is null
     where above.category_id = category.id order by above.depth desc limit 1) as fiscal
  from category`;

/** By id, those open to products only, in one statement. */
export async function readProductCategories(
  sql: Sql,
  ids: readonly string[],
): Promise<Map<string, ProductCategory>> {
  const rows = ids.length > 0 ? await sql<ProductCategory>(read(OPEN), [[...new Set(ids)]]) : [];
  return new Map(rows.map((category) => [category.id, category]));
}

/** By id or slug; undefined when it does not exist or may not contain products. */
export async function findProductCategory(sql: Sql, key: string): Promise<ProductCategory | undefined> {
  const [found] = await sql<{ id: string }>(
    "select id from product_category where (id = ? or handle = ?) and deleted_at is null",
    [key, key],
  );
  return found && (await readProductCategories(sql, [found.id])).get(found.id);
}

async function readAttributes(sql: Sql, ids: readonly string[]): Promise<Map<string, CategoryAttribute[]>> {
  const rows = await sql<ProductCategory>(read("true"), [[...ids]]);
  return new Map(rows.map(({ id, attributes }) => [id, attributes]));
}

/** The attributes of products in a category and in those below it, inactive ones too, by the category's id. */
export async function readBranchAttributes(sql: Sql, id: string): Promise<Map<string, CategoryAttribute[]>> {
  const rows = await sql<{ id: string }>(
    `select id from product_category where ? = any(string_to_array(mpath, '.')) and deleted_at is null`,
    [id],
  );
  return readAttributes(
    sql,
    rows.map((row) => row.id),
  );
}

/** The category of each product with its attributes, by the product's id. */
export async function readAttributesOfProducts(
  sql: Sql,
  productIds: readonly string[],
): Promise<Map<string, { categoryId: string; attributes: CategoryAttribute[] }>> {
  const rows = await sql<{ productId: string; categoryId: string }>(
    `select asked.id as "productId", category.id as "categoryId" from unnest(?::text[]) as asked(id)
     cross join lateral (select category.id ${fromCategoryOf("asked.id")}) category`,
    [[...productIds]],
  );
  const known = await readAttributes(sql, [...new Set(rows.map(({ categoryId }) => categoryId))]);
  return new Map(
    rows.map(({ productId, categoryId }) => [
      productId,
      { categoryId, attributes: known.get(categoryId) ?? [] },
    ]),
  );
}

/**
 * Until the transaction ends, an administrator can neither delete the category nor change the attributes of its products.
 * Must precede the locks of products.
 */
export async function holdCategory(sql: Sql, id: string): Promise<void> {
  await sql(
    `select from product_category category
     join product_category above on above.id = any(string_to_array(category.mpath, '.'))
     where category.id = ? order by above.id for key share of above`,
    [id],
  );
}
