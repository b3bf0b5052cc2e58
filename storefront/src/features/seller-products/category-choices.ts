import type { Category, CategoryBranch } from "@bezak/contract/catalog.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";

export interface CategoryChoice {
  /** id */
  value: string;
  label: string;
  /** names of its ancestors, outermost first; empty at the top */
  path: string;
  /** 0 at the top */
  depth: number;
}

type Listed = Category | CategoryBranch;

/** Flattens the list: children are nested or name their parent. */
function whole(list: readonly Listed[]): Category[] {
  const all = list.flatMap((one) => [one, ...("children" in one ? one.children : [])]);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** Categories as lines of a tree, each below its parent. */
export function categoryChoices(
  list: readonly Listed[],
  text: (name: LocalizedText) => string,
): CategoryChoice[] {
  const all = whole(list);
  const known = new Set(all.map(({ id }) => id));
  const below = (parentId: string | null, path: string, depth: number): CategoryChoice[] =>
    all
      .filter((one) => (one.parentId !== null && known.has(one.parentId) ? one.parentId : null) === parentId)
      .flatMap((one) => {
        const label = text(one.name);
        const line = { value: one.id, label, path, depth };
        return [line, ...below(one.id, path === "" ? label : `${path} › ${label}`, depth + 1)];
      });
  return below(null, "", 0);
}
