import type { Sql } from "../workflows/users/sql.ts";
import type { CardDocument } from "./product-document.ts";

export interface PlacedCategory {
  id: string;
  /** the categories from the top down to this one */
  path: readonly { id: string; slug: string }[];
  /** if its name or slug has changed */
  shown?: CardDocument["category"];
}

const inCategory = (id: string) => JSON.stringify({ categoryIds: [id] });

/**
 * Writes a category's name and place into the documents of its own products with one statement: one by one, those of a
 * large category would take minutes. Search words follow with the job `renew-category`. `table`: from `withIndexTable`.
 */
export async function placeCategoryDocuments(
  sql: Sql,
  table: string,
  { id, path, shown }: PlacedCategory,
): Promise<void> {
  const fields = { categoryIds: path.map((one) => one.id), categorySlugs: path.map((one) => one.slug) };
  const card = { categoryIds: fields.categoryIds, ...(shown && { category: shown }) };
  await sql(
    `update ${table} set indexed = indexed || ?::jsonb,
       document = document || ?::jsonb || jsonb_build_object('card', document->'card' || ?::jsonb)
     where indexed @> ?::jsonb and document->'card'->'category'->>'id' = ?`,
    [JSON.stringify(fields), JSON.stringify(fields), JSON.stringify(card), inCategory(id), id],
  );
}

/** Removes the products in and below a category from the catalogue. */
export async function hideCategoryDocuments(sql: Sql, table: string, id: string): Promise<void> {
  await sql(`delete from ${table} where indexed @> ?::jsonb`, [inCategory(id)]);
}
