import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { affectedProducts } from "../../search/affected-products.ts";
import { renewDocuments } from "../../search/renew-documents.ts";
import { getAttributes } from "../product/attribute-values.ts";
import { readAttributesOfProducts } from "../product/read-category.ts";
import { lockProducts, type StoredMetadata } from "../product/stored-product.ts";
import { inTransaction, type Sql } from "../users/sql.ts";
import { reshowAttributes } from "./reshow-attributes.ts";

const BATCH = 200;

export interface CategoryRenewal {
  categoryId: string;
  /** the attributes of products before the change, by category; left out if they have not changed */
  before?: Record<string, CategoryAttribute[]>;
}

/** Job: rewrites what the products in and below a category show of it. Other updates run in between. */
export async function renewCategory(
  container: MedusaContainer,
  { categoryId, before }: CategoryRenewal,
): Promise<void> {
  const ids = [...new Set(await affectedProducts(container, "category", [categoryId]))].sort();
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    if (before) await inTransaction(container, (sql) => reshowProducts(sql, batch, before));
    await renewDocuments(container, batch);
  }
}

async function reshowProducts(
  sql: Sql,
  ids: readonly string[],
  before: NonNullable<CategoryRenewal["before"]>,
): Promise<void> {
  await lockProducts(sql, ids);
  const products = await sql<{ id: string; metadata: StoredMetadata | null }>(
    "select id, metadata from product where id = any(?::text[])",
    [[...ids]],
  );
  const known = await readAttributesOfProducts(sql, ids);
  const changed = products.flatMap(({ id, metadata }) => {
    const { categoryId, attributes: definitions } = known.get(id) ?? { categoryId: "", attributes: [] };
    const former = before[categoryId] ?? definitions;
    const values = getAttributes(former, metadata);
    const attributes = reshowAttributes({ shown: metadata?.attributes ?? [], values, former, definitions });
    const isSame = JSON.stringify(attributes) === JSON.stringify(metadata?.attributes ?? []);
    return isSame ? [] : [{ id, metadata: { attributes, attribute_values: values } }];
  });
  await sql(
    `update product set metadata = coalesce(product.metadata, '{}') || asked.metadata
     from jsonb_to_recordset(?::jsonb) as asked(id text, metadata jsonb) where asked.id = product.id`,
    [JSON.stringify(changed)],
  );
}
