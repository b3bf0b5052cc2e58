import { ShopError } from "../../shop-error.ts";
import { plainSlug } from "../../text/plain-slug.ts";
import { refuseFields } from "../product/field-problem.ts";
import { childrenOf, pathTo, type TreeNode } from "./category-tree.ts";

const SLUG_LENGTH = 60;

/** Words with a meaning of their own in the same position: `GET /categories/tree`. */
const reserved = new Set(["tree", "featured"]);

export const noSuchCategory = (fields?: Record<string, string>) =>
  new ShopError(404, "category_not_found", "There is no such category", fields && { fields });

/**
 * A category goes below a top category only: the catalogue shows two levels.
 * @throws ShopError 400 invalid_input, 404 category_not_found
 */
export function refuseWrongParent(
  tree: readonly TreeNode[],
  { id, parentId }: Pick<TreeNode, "parentId"> & { id: string | null },
): void {
  if (parentId === null) return;
  const above = pathTo(tree, parentId);
  if (above.length === 0) throw noSuchCategory({ parentId: "unknown" });
  if (above.some((node) => node.id === id)) refuseFields({ parentId: "ring" });
  if (above.length > 1 || (id !== null && childrenOf(tree, id).length > 0))
    refuseFields({ parentId: "too_deep" });
}

const same = (text: string) => text.trim().toLowerCase();

/** @throws ShopError 409 category_exists, 400 invalid_input */
export function refuseTaken(
  tree: readonly TreeNode[],
  { id, parentId, name, slug }: { id: string | null; parentId: string | null; name?: string; slug?: string },
): void {
  if (slug !== undefined && reserved.has(slug)) refuseFields({ slug: "invalid" });
  const others = tree.filter((node) => node.id !== id);
  const hasName = childrenOf(others, parentId).some(
    (node) => name !== undefined && same(node.name) === same(name),
  );
  const field = others.some((node) => node.slug === slug) ? "slug" : hasName ? "name" : null;
  if (field)
    throw new ShopError(409, "category_exists", "There is such a category", {
      fields: { [field]: "duplicate" },
    });
}

/** The slug of a new category; with a number at the end if the name's is taken. */
export function freeSlug(tree: readonly TreeNode[], name: string): string {
  const slug = plainSlug(name, SLUG_LENGTH) || "category";
  const taken = new Set([...tree.map((node) => node.slug), ...reserved]);
  for (let number = 1; ; number += 1) {
    const choice = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(choice)) return choice;
  }
}
