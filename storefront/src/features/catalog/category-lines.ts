import type { Category, Facets } from "@bezak/contract/catalog.ts";

interface CategoryLine {
  category: Category;
  level: 0 | 1;
  /** products in it that match the other filters */
  count: number;
  /** the chosen category or one beside it: always visible */
  near: boolean;
}

/** Top categories, most products first, with the branch of the chosen one expanded. `chosen` is a slug or an id. */
export function categoryLines(
  categories: readonly Category[],
  counts: Facets["categories"],
  chosen: string | undefined,
): CategoryLine[] {
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  const picked = categories.find(({ slug, id }) => slug === chosen || id === chosen);
  const top = picked?.parentId ?? picked?.id;
  const below = (parentId: string | null, level: 0 | 1): CategoryLine[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .map((category) => ({
        category,
        level,
        count: countOf.get(category.id) ?? 0,
        near: level === 1 || category.id === top,
      }))
      .filter(({ category, count, near }) => count > 0 || category === picked || (near && level === 0))
      .sort((a, b) => b.count - a.count);
  return below(null, 0).flatMap((line) =>
    line.category.id === top ? [line, ...below(line.category.id, 1)] : [line],
  );
}
