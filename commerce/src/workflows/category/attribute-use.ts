import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import { ShopError } from "../../shop-error.ts";
import type { Sql } from "../users/sql.ts";

/** Attributes that the products of each category have, by the category's id. */
export type AttributesByCategory = ReadonlyMap<string, readonly CategoryAttribute[]>;

interface Lost {
  categoryId: string;
  /** in the error */
  path: string;
  key: string;
  /** in ru, as products show it */
  name: string;
  choice?: { value: string; name: string };
}

/** Attributes that are gone or have another kind, and choices that are gone. */
export function findLost(before: AttributesByCategory, after: AttributesByCategory): Lost[] {
  return [...before].flatMap(([categoryId, attributes]) =>
    attributes.flatMap(({ key, name, kind, choices }): Lost[] => {
      const lost = { categoryId, key, path: `attributes.${key}`, name: name.ru };
      const next = after.get(categoryId)?.find((one) => one.key === key);
      if (next?.kind !== kind) return [lost];
      return choices
        .filter(({ value }) => !next.choices.some((one) => one.value === value))
        .map(({ value, name: { ru } }) => ({
          ...lost,
          path: `${lost.path}.choices.${value}`,
          choice: { value, name: ru },
        }));
    }),
  );
}

/** A product without stored values has those that it shows, as in `getAttributes`. */
const USES = `
  select count(*)::int as count from product_category_product link
  join product on product.id = link.product_id and product.deleted_at is null
  where link.product_category_id = ? and case when product.metadata->'attribute_values' is not null
    then jsonb_exists(product.metadata->'attribute_values', ?)
      and coalesce(product.metadata->'attribute_values'->>? = ?, true)
    else exists (select from jsonb_array_elements(product.metadata->'attributes') shown
                 where shown->'name'->>'ru' = ? and coalesce(shown->'value'->>'ru' = ?, true)) end`;

/**
 * Values of products must not disappear because an administrator changes a category.
 * @throws ShopError 409 attribute_in_use; `details.fields` has the number of products by attribute or choice
 */
export async function refuseLostAttributes(
  sql: Sql,
  before: AttributesByCategory,
  after: AttributesByCategory,
): Promise<void> {
  const counts: Record<string, number> = {};
  for (const { categoryId, path, key, name, choice } of findLost(before, after)) {
    const values = [categoryId, key, key, choice?.value ?? null, name, choice?.name ?? null];
    const [row] = await sql<{ count: number }>(USES, values);
    if (row && row.count > 0) counts[path] = (counts[path] ?? 0) + row.count;
  }
  const used = Object.entries(counts).map(([path, count]) => [path, `in_use:${count}`]);
  if (used.length === 0) return;
  throw new ShopError(409, "attribute_in_use", used.join(", "), { fields: Object.fromEntries(used) });
}
