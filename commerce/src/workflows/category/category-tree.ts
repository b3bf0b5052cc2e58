import type { Sql } from "../users/sql.ts";

/** A category with what its place depends on. */
export interface TreeNode {
  id: string;
  slug: string;
  /** in ru */
  name: string;
  parentId: string | null;
  rank: number;
}

const LOCK = "hashtextextended('category-tree', 0)";

/** Until the transaction ends, no category changes, so that what is built from them is not older when it is written. */
export async function holdTree(sql: Sql): Promise<void> {
  await sql(`select pg_advisory_xact_lock_shared(${LOCK})`);
}

/** Reads all categories. Until the transaction ends, nobody else changes any, in any process. */
export async function lockTree(sql: Sql): Promise<TreeNode[]> {
  await sql(`select pg_advisory_xact_lock(${LOCK})`);
  return sql<TreeNode>(
    `select id, handle as slug, name, parent_category_id as "parentId", rank from product_category
     where deleted_at is null and not is_internal order by rank, handle`,
  );
}

export const childrenOf = (tree: readonly TreeNode[], parentId: string | null): TreeNode[] =>
  tree.filter((node) => node.parentId === parentId);

/** The category and those above it, from the top. */
export function pathTo(tree: readonly TreeNode[], id: string | null): TreeNode[] {
  const node = tree.find((one) => one.id === id);
  return node ? [...pathTo(tree, node.parentId), node] : [];
}

/** Sets the positions of categories with one parent, in this order, from 0. */
export async function storeOrder(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql(
    `update product_category category set rank = wanted.rank, metadata = coalesce(category.metadata, '{}')
       || jsonb_build_object('version', coalesce((category.metadata->>'version')::int, 1) + 1)
     from (select id, (place - 1)::int as rank from unnest(?::text[]) with ordinality as asked(id, place)) wanted
     where category.id = wanted.id and category.rank <> wanted.rank`,
    [[...ids]],
  );
}
