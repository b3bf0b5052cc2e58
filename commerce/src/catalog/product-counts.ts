import type { CatalogImage } from "./catalog-image.ts";

type Rows = Pick<CatalogImage, "rows" | "paths">;

/** Number of products of each category, including those below it. */
export function countByCategory({ rows, paths }: Rows): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of rows.values()) {
    for (const id of paths[path]?.ids ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

export function countBySeller({ rows }: Pick<Rows, "rows">): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sellerId } of rows.values()) counts.set(sellerId, (counts.get(sellerId) ?? 0) + 1);
  return counts;
}
