import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";

type Named = Pick<AdministeredCategory, "id" | "parentId" | "name" | "slug">;

/** Ids of the categories whose names, of any language, and slug have all of these words, and of those above them. */
export function findCategories(tree: readonly Named[], q: string): ReadonlySet<string> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Set<string>();
  for (const { id, parentId, name, slug } of tree) {
    const text = [...Object.values(name), slug].join(" ").toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    found.add(id);
    if (parentId !== null) found.add(parentId);
  }
  return found;
}
