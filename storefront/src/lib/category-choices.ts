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

/** What a category must have to be chosen. */
interface Listed {
  id: string;
  name: LocalizedText;
  parentId: string | null;
}

/** Flattens the list: children are nested or name their parent. */
function flattenCategories(list: readonly (Listed & { children?: readonly Listed[] })[]): Listed[] {
  const all = list.flatMap((one) => [one, ...(one.children ?? [])]);
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** Categories as lines of a tree, each below its parent. */
export function categoryChoices(
  list: readonly (Listed & { children?: readonly Listed[] })[],
  text: (name: LocalizedText) => string,
): CategoryChoice[] {
  const all = flattenCategories(list);
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

/** Options of a select, indented by depth; `all` is the first one, which has no value. */
export function categoryOptions(choices: readonly CategoryChoice[], all: string) {
  return [
    { value: "", label: all },
    ...choices.map(({ value, label, depth }) => ({ value, label: `${"\u00a0".repeat(depth * 3)}${label}` })),
  ];
}
