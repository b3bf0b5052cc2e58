import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedContent } from "../../content/cached-content.ts";
import { enqueue } from "../../queue/enqueue.ts";
import { withIndexTable } from "../../search/index-table.ts";
import { refuseStale } from "../../shared/row-version.ts";
import { moveSectionCategory } from "../content/move-section-category.ts";
import { refuseFields } from "../product/field-problem.ts";
import { readBranchAttributes } from "../product/read-category.ts";
import { requireRankFor } from "../auth/administrator-rank.ts";
import { inTransaction, toSqlScope, type Sql } from "../users/sql.ts";
import { announceCategories } from "./announce-categories.ts";
import { refuseLostAttributes } from "./attribute-use.ts";
import { childrenOf, lockTree, pathTo, storeOrder, type TreeNode } from "./category-tree.ts";
import { noSuchCategory, refuseTaken } from "./check-category.ts";
import { hasRules, moveDocuments, moveProducts, moveRules, storeFormerKeys } from "./move-references.ts";
import { readCategory } from "./read-categories.ts";
import { storeAttributes, storeFiscalCodes, swapImage } from "./store-category.ts";

export interface CategoryMergeRequest {
  id: string;
  /** id of the category that remains */
  into: string;
  /** of the category that ends */
  version?: string | undefined;
  adminId: string;
}

/**
 * Merges a category into another one, in one transaction: products, the categories below it, sections of the home page and
 * its addresses follow; commission rules and fiscal codes where the other one has none.
 * @throws ShopError 400 invalid_input, 403 rank_required if there are commission rules, 404 category_not_found, 409 category_exists, attribute_in_use or stale_version
 */
export async function mergeCategory(
  container: MedusaContainer,
  request: CategoryMergeRequest,
): Promise<AdministeredCategory> {
  try {
    return await withIndexTable(container, (table) =>
      inTransaction(container, (sql) => merge(container, { sql, table }, request)),
    );
  } finally {
    // also after a failure: the transaction may have been committed
    announceCategories();
    cachedContent.forget();
  }
}

async function merge(
  container: MedusaContainer,
  { sql, table }: { sql: Sql; table: string },
  { id, into, version, adminId }: CategoryMergeRequest,
): Promise<AdministeredCategory> {
  const tree = await lockTree(sql);
  // products that are being written with the attributes of these categories are finished first
  await sql("select from product_category where id in (?, ?) order by id for update", [id, into]);
  const from = await readCategory(sql, id);
  refuseStale(version, from);
  refuseWrongTarget(tree, id, into);
  if (await hasRules(sql, id)) await requireRankFor("mergeCommission", sql, adminId);
  const target = await readCategory(sql, into);
  const children = childrenOf(tree, id);
  const before = await readBranchAttributes(sql, id);
  const ofTarget = await readBranchAttributes(sql, into);
  await moveChildren(sql, { tree, into, children });
  const after = await readBranchAttributes(sql, into);
  // products of the merged category get the attributes of the other one
  await refuseLostAttributes(sql, before, new Map([...after, [id, after.get(into) ?? []]]));
  await moveProducts(sql, id, into);
  await moveRules(sql, id, into);
  await moveSectionCategory(sql, { id, slug: from.slug, into: target, adminId });
  await moveDocuments(sql, table, { tree, id, target, children });
  await moveFiscalCodes(container, sql, { tree, from, target });
  await storeAttributes(sql, id, []);
  await storeFormerKeys(sql, id, into);
  await swapImage(container, sql, { id, before: from.image, after: null });
  await sql("update product_category set deleted_at = now(), updated_at = now() where id = ?", [id]);
  await storeOrder(
    sql,
    childrenOf(tree, from.parentId).flatMap((node) => (node.id === id ? [] : node.id)),
  );
  const known = new Map([...before, [into, union(ofTarget.get(into), before.get(id))]]);
  known.delete(id);
  await enqueue(toSqlScope(sql), "renew-category", {
    categoryId: into,
    before: Object.fromEntries(known),
  });
  return readCategory(sql, into);
}

/** The catalogue shows two levels, so a category with others below it is merged into a top category only. */
function refuseWrongTarget(tree: readonly TreeNode[], id: string, into: string): void {
  const above = pathTo(tree, into);
  const target = above.at(-1);
  if (!target) throw noSuchCategory({ into: "unknown" });
  if (above.some((node) => node.id === id)) refuseFields({ into: "ring" });
  const children = childrenOf(tree, id);
  if (children.length > 0 && target.parentId !== null) refuseFields({ into: "too_deep" });
  for (const child of children) refuseTaken(tree, { id: child.id, parentId: into, name: child.name });
}

async function moveChildren(
  sql: Sql,
  { tree, into, children }: { tree: readonly TreeNode[]; into: string; children: readonly TreeNode[] },
): Promise<void> {
  if (children.length === 0) return;
  const ids = children.map((child) => child.id);
  await sql(
    `update product_category set parent_category_id = ?, updated_at = now(),
       mpath = concat_ws('.', (select above.mpath from product_category above where above.id = ?), id),
       metadata = coalesce(metadata, '{}')
         || jsonb_build_object('version', coalesce((metadata->>'version')::int, 1) + 1)
     where id = any(?::text[])`,
    [into, into, ids],
  );
  await storeOrder(sql, [...childrenOf(tree, into).map((node) => node.id), ...ids]);
}

/** Products without codes of their own must not lose them. */
async function moveFiscalCodes(
  container: MedusaContainer,
  sql: Sql,
  {
    tree,
    from,
    target,
  }: { tree: readonly TreeNode[]; from: AdministeredCategory; target: AdministeredCategory },
): Promise<void> {
  if (!from.fiscalCodes) return;
  const above = await Promise.all(pathTo(tree, target.id).map((node) => readCategory(sql, node.id)));
  const hasCodes = above.some((one) => one.id !== from.id && one.fiscalCodes !== null);
  if (!hasCodes) await storeFiscalCodes(container, sql, { id: target.id, codes: from.fiscalCodes });
  await storeFiscalCodes(container, sql, { id: from.id, codes: null });
}

/** Both lists of attributes; of two with the same key and name the first one counts. */
function union(
  own: readonly CategoryAttribute[] = [],
  others: readonly CategoryAttribute[] = [],
): CategoryAttribute[] {
  const isOwn = ({ key, name }: CategoryAttribute) =>
    own.some((one) => one.key === key && one.name.ru === name.ru);
  return [...own, ...others.filter((one) => !isOwn(one))];
}
