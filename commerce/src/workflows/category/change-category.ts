import type { AdministeredCategory, CategoryChange } from "@bezak/contract/category-admin.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { enqueue } from "../../queue/enqueue.ts";
import { hideCategoryDocuments, placeCategoryDocuments } from "../../search/category-documents.ts";
import { withIndexTable } from "../../search/index-table.ts";
import { refuseStale } from "../../shared/row-version.ts";
import { readBranchAttributes } from "../product/read-category.ts";
import { inTransaction, toSqlScope, type Sql } from "../users/sql.ts";
import { announceCategories } from "./announce-categories.ts";
import { refuseLostAttributes } from "./attribute-use.ts";
import { childrenOf, lockTree, pathTo, storeOrder, type TreeNode } from "./category-tree.ts";
import { noSuchCategory, refuseTaken, refuseWrongParent } from "./check-category.ts";
import { toAttributes } from "./create-category.ts";
import { readCategory } from "./read-categories.ts";
import {
  storeAttributes,
  storeFiscalCodes,
  storeNames,
  swapImage,
  updateCategory,
  type CategoryFields,
} from "./store-category.ts";

interface CategoryWrite {
  id: string;
  change: CategoryChange;
  /** who uploaded a new picture */
  ownerId: string;
}

/**
 * Changes or moves a category, in one transaction; its products' cards show it at once.
 * @throws ShopError 400 invalid_input, 404 category_not_found, 409 category_exists, attribute_in_use or stale_version
 */
export async function changeCategory(
  container: MedusaContainer,
  change: CategoryWrite,
): Promise<AdministeredCategory> {
  const category = await withIndexTable(container, (table) =>
    inTransaction(container, (sql) => write(container, { sql, table }, change)),
  );
  announceCategories();
  return category;
}

async function write(
  container: MedusaContainer,
  { sql, table }: { sql: Sql; table: string },
  { id, change, ownerId }: CategoryWrite,
): Promise<AdministeredCategory> {
  const tree = await lockTree(sql);
  // products that are being written with the attributes of this category are finished first
  if ((await sql("select from product_category where id = ? for update", [id])).length === 0)
    throw noSuchCategory();
  const now = await readCategory(sql, id);
  refuseStale(change.version, now);
  const next = apply(now, change);
  refuseWrong(tree, now, next);
  const changes = findChanges(now, next);
  const before = await readBranchAttributes(sql, id);
  const isInDocuments = ["name", "slug", "parentId", "active"].some((field) => changes.has(field));
  if (changes.size > 0) await updateCategory(sql, id, { fields: next, isInDocuments });
  if (changes.has("parentId") || change.order !== undefined)
    await storeOrder(sql, getOrder(tree, { id, parentId: next.parentId, order: change.order }));
  if (changes.has("name")) await storeNames(sql, id, next.name);
  if (changes.has("attributes")) await storeAttributes(sql, id, next.attributes);
  if (changes.has("fiscalCodes")) await storeFiscalCodes(container, sql, { id, codes: next.fiscalCodes });
  await swapImage(container, sql, { id, before: now.image, after: next.image, ownerId });
  if (changes.has("parentId"))
    await storeOrder(
      sql,
      childrenOf(tree, now.parentId).flatMap((node) => (node.id === id ? [] : node.id)),
    );
  const areAttributesChanged = changes.has("attributes") || changes.has("parentId");
  if (areAttributesChanged) await refuseLostAttributes(sql, before, await readBranchAttributes(sql, id));
  if (isInDocuments) await showInDocuments(sql, table, { id, next, tree });
  if (isInDocuments || areAttributesChanged)
    await enqueue(toSqlScope(sql), "renew-category", {
      categoryId: id,
      ...(areAttributesChanged && { before: Object.fromEntries(before) }),
    });
  return readCategory(sql, id);
}

/** The category with the given fields replaced. */
function apply(now: AdministeredCategory, { attributes, version: _, ...change }: CategoryChange) {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const next = { ...now, ...given } as AdministeredCategory;
  const { ru, uz, en } = next.name;
  return {
    ...next,
    name: { ru, uz: uz || null, en: en || null },
    ...(attributes && { attributes: toAttributes(attributes) }),
  };
}

function refuseWrong(tree: readonly TreeNode[], now: AdministeredCategory, next: AdministeredCategory): void {
  const { id, parentId, name, slug } = next;
  if (parentId !== now.parentId) refuseWrongParent(tree, { id, parentId });
  const isRenamed = name.ru !== now.name.ru || parentId !== now.parentId;
  refuseTaken(tree, {
    id,
    parentId,
    ...(isRenamed && { name: name.ru }),
    ...(slug !== now.slug && { slug }),
  });
}

/** Equal for equal values, whatever the order of their fields and whether an empty text is null or left out. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, inner]) =>
    inner === null || inner === "" ? [] : [[name, canonical(inner)] as const],
  );
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** Names of the fields whose values differ; the position is stored apart. */
function findChanges(now: CategoryFields, next: CategoryFields): Set<string> {
  const fields = Object.keys(now) as (keyof CategoryFields)[];
  const differs = (field: keyof CategoryFields) =>
    JSON.stringify(canonical({ value: now[field] })) !== JSON.stringify(canonical({ value: next[field] }));
  return new Set(fields.filter((field) => field !== "order" && differs(field)));
}

/** The ids below a parent with the category at this position, or at the end. */
function getOrder(
  tree: readonly TreeNode[],
  { id, parentId, order }: { id: string; parentId: string | null; order: number | undefined },
): string[] {
  const others = childrenOf(tree, parentId).flatMap((node) => (node.id === id ? [] : node.id));
  return others.toSpliced(order ?? others.length, 0, id);
}

/** Shows the category on the cards of its products; a job renews the rest of their documents. */
async function showInDocuments(
  sql: Sql,
  table: string,
  { id, next, tree }: { id: string; next: CategoryFields; tree: readonly TreeNode[] },
): Promise<void> {
  if (!next.active) return hideCategoryDocuments(sql, table, id);
  const { slug, name, parentId } = next;
  const path = [...pathTo(tree, parentId), { id, slug }];
  const { ru, uz, en } = name;
  const shown = { id, slug, name: { ru, uz: uz || ru, en: en || ru } };
  await placeCategoryDocuments(sql, table, { id, path, shown });
  for (const child of childrenOf(tree, id))
    await placeCategoryDocuments(sql, table, { id: child.id, path: [...path, child] });
}
