import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { hideCategoryDocuments, placeCategoryDocuments } from "../../search/category-documents.ts";
import { renewVersion } from "../../shared/row-version.ts";
import type { Sql } from "../users/sql.ts";
import { pathTo, type TreeNode } from "./category-tree.ts";

/** Puts the products of a category into another one; deleted ones too, which may be shown as gone. */
export async function moveProducts(sql: Sql, id: string, into: string): Promise<void> {
  await sql(
    `insert into product_category_product (product_id, product_category_id)
     select product_id, ? from product_category_product where product_category_id = ? on conflict do nothing`,
    [into, id],
  );
  await sql("delete from product_category_product where product_category_id = ?", [id]);
}

/** Whether commission rules of its own apply to a category. */
export async function hasRules(sql: Sql, id: string): Promise<boolean> {
  return (await sql("select from commission_rule where category_id = ? limit 1", [id])).length > 0;
}

/** The rules of a category become those of another one, which keeps its own. Ordered lines store their rate. */
export async function moveRules(sql: Sql, id: string, into: string): Promise<void> {
  await sql(
    `update commission_rule rule set category_id = ?, ${renewVersion} where category_id = ? and not exists (
       select from commission_rule other
       where other.category_id = ? and coalesce(other.seller_id, '') = coalesce(rule.seller_id, ''))`,
    [into, id, into],
  );
  await sql("delete from commission_rule where category_id = ?", [id]);
}

interface MovedDocuments {
  /** before the change */
  tree: readonly TreeNode[];
  id: string;
  target: AdministeredCategory;
  children: readonly TreeNode[];
}

/** Shows the moved products in their category; a job renews the rest of their documents. `table`: from `withIndexTable`. */
export async function moveDocuments(
  sql: Sql,
  table: string,
  { tree, id, target, children }: MovedDocuments,
): Promise<void> {
  const path = pathTo(tree, target.id);
  const hidden = await sql(
    "select from product_category where id = any(?::text[]) and not is_active limit 1",
    [path.map((node) => node.id)],
  );
  if (hidden.length > 0) return hideCategoryDocuments(sql, table, id);
  const { ru, uz, en } = target.name;
  const shown = { id: target.id, slug: target.slug, name: { ru, uz: uz || ru, en: en || ru } };
  for (const child of children)
    await placeCategoryDocuments(sql, table, { id: child.id, path: [...path, child] });
  await placeCategoryDocuments(sql, table, { id, path, shown });
}

/** The ids and slugs under which buyers still find what was merged into a category (catalog/former-keys.ts). */
export async function storeFormerKeys(sql: Sql, id: string, into: string): Promise<void> {
  await sql(
    `update product_category target set updated_at = now(), metadata = coalesce(target.metadata, '{}')
       || jsonb_build_object('version', coalesce((target.metadata->>'version')::int, 1) + 1, 'former',
            coalesce(target.metadata->'former', '[]') || coalesce(merged.metadata->'former', '[]')
              || jsonb_build_array(merged.id, merged.handle))
     from product_category merged where merged.id = ? and target.id = ?`,
    [id, into],
  );
}
