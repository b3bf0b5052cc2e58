import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { normalizeText } from "../../text/normalize-text.ts";
import { localized } from "../product/row-parts.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { noSuchCategory } from "./check-category.ts";

const ATTRIBUTES = `
  select coalesce(json_agg(json_build_object('key', key, 'name', attribute.name, 'kind', kind, 'unit', unit,
    'required', required, 'choices', coalesce(choices->'list', '[]')) order by rank, key), '[]')
  from category_attribute attribute where category_id = category.id and attribute.deleted_at is null`;

const FISCAL = `
  select json_build_object('ikpu', ikpu, 'packageCode', package_code, 'vatPercent', vat_percent) from fiscal_code
  where reference = 'product_category' and reference_id = category.id and deleted_at is null`;

const PRODUCTS = `
  select count(distinct link.product_id)::int from product_category below
  join product_category_product link on link.product_category_id = below.id
  join product on product.id = link.product_id and product.deleted_at is null
  where below.deleted_at is null and category.id = any(string_to_array(below.mpath, '.'))`;

const READ = `
  select category.id, category.handle as slug, ${localized("category.id", "name", "category.name")} as name,
    category.metadata->>'icon' as icon, category.metadata->>'image' as image, category.parent_category_id as "parentId",
    category.rank as "order", category.is_active as active,
    coalesce((category.metadata->>'featured')::boolean, false) as featured, (${PRODUCTS}) as "productCount",
    (${ATTRIBUTES}) as attributes, (${FISCAL}) as "fiscalCodes", coalesce(category.metadata->>'version', '1') as version
  from product_category category
  where category.deleted_at is null and not category.is_internal and (?::text is null or category.id = ?)
  order by category.rank, category.handle`;

/** @throws ShopError 404 category_not_found */
export async function readCategory(sql: Sql, id: string): Promise<AdministeredCategory> {
  const [category] = await sql<AdministeredCategory>(READ, [id, id]);
  if (!category) throw noSuchCategory();
  return category;
}

/** All categories, or those with these words in a name or the slug; each top category before those below it. */
export async function readCategories(
  container: MedusaContainer,
  { q = "" }: { q?: string } = {},
): Promise<AdministeredCategory[]> {
  const all = await inTransaction(container, (sql) => sql<AdministeredCategory>(READ, [null, null]));
  const below = Map.groupBy(all, ({ parentId }) => parentId);
  const branch = (parentId: string | null): AdministeredCategory[] =>
    (below.get(parentId) ?? []).flatMap((category) => [category, ...branch(category.id)]);
  // without a letter or a digit, nothing is found
  const words =
    q.trim() === ""
      ? []
      : normalizeText(q)
          .split(" ")
          .map((word) => word || q);
  const getText = ({ name, slug }: AdministeredCategory) =>
    normalizeText(`${name.ru} ${name.uz ?? ""} ${name.en ?? ""} ${slug}`);
  return branch(null).filter((category) => words.every((word) => getText(category).includes(word)));
}
