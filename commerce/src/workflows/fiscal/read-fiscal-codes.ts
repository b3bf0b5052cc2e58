import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { FiscalCodes } from "../../modules/fiscal/fiscal-codes.ts";

/** Where codes of a product may be stored: itself, 0 steps away; its categories, 1; those above them, 2 and more. */
const CODE_SOURCES = `
  select asked.id as product_id, 'product' as reference, asked.id as reference_id, 0 as steps
  from unnest(?::text[]) as asked(id)
  union all
  select link.product_id, 'product_category', above.id, 1 + cardinality(path.ids) - above.depth
  from product_category_product link
  join product_category category on category.id = link.product_category_id and category.deleted_at is null
  cross join lateral (select string_to_array(category.mpath, '.') as ids) path
  cross join lateral unnest(path.ids) with ordinality as above(id, depth)
  where link.product_id = any(?::text[])`;

const NEAREST = `
  select place.product_id, code.ikpu, code.package_code, code.vat_percent,
    rank() over (partition by place.product_id order by place.steps) as nearness
  from (${CODE_SOURCES}) place
  join fiscal_code code on code.reference = place.reference and code.reference_id = place.reference_id
    and code.deleted_at is null`;

/**
 * The fiscal codes of products, by product id, in one statement: its own, else those of its category, else those of the
 * nearest category above. Null: there are none, or two equally near categories disagree.
 */
export async function readFiscalCodes(
  container: MedusaContainer,
  productIds: string[],
): Promise<Map<string, FiscalCodes | null>> {
  const codes = new Map<string, FiscalCodes | null>(productIds.map((id) => [id, null]));
  if (codes.size === 0) return codes;
  const ids = [...codes.keys()];
  const { rows } = (await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select product_id as "productId", min(ikpu) as ikpu, min(package_code) as "packageCode",
       min(vat_percent) as "vatPercent"
     from (${NEAREST}) code where nearness = 1
     group by product_id having count(distinct (ikpu, package_code, vat_percent)) = 1`,
    [ids, ids],
  )) as { rows: (FiscalCodes & { productId: string })[] };
  for (const { productId, ...own } of rows) codes.set(productId, own);
  return codes;
}
