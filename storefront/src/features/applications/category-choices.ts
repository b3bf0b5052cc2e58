import type { Category } from "@bezak/contract/catalog.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";

export interface CategoryChoice {
  id: string;
  name: string;
  below: readonly CategoryChoice[];
}

/** Categories as a tree of choices: top ones in their order, each with those below it. */
export function categoryChoices(
  categories: readonly Category[],
  nameOf: (name: LocalizedText | string) => string,
): CategoryChoice[] {
  const byParent = Map.groupBy(categories, ({ parentId }) => parentId);
  const known = new Set(categories.map(({ id }) => id));
  const tree = (parentId: string | null): CategoryChoice[] =>
    (byParent.get(parentId) ?? []).map(({ id, name }) => ({ id, name: nameOf(name), below: tree(id) }));
  const lost = categories.filter(({ parentId }) => parentId !== null && !known.has(parentId));
  return [...tree(null), ...lost.map(({ id, name }) => ({ id, name: nameOf(name), below: tree(id) }))];
}

/** Choices whose name contains the typed text, with their ancestors. */
export function foundIn(choices: readonly CategoryChoice[], typed: string): CategoryChoice[] {
  const sought = typed.trim().toLocaleLowerCase();
  if (sought === "") return [...choices];
  return choices.flatMap((choice) => {
    if (choice.name.toLocaleLowerCase().includes(sought)) return [choice];
    const below = foundIn(choice.below, typed);
    return below.length > 0 ? [{ ...choice, below }] : [];
  });
}

/** All choices of the tree as a flat list. */
export function allOf(choices: readonly CategoryChoice[]): CategoryChoice[] {
  return choices.flatMap((choice) => [choice, ...allOf(choice.below)]);
}
