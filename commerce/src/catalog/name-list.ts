import { NameIndex } from "./name-index.ts";
import { NONE, type Ranker } from "./rank-names.ts";

/** Items of one kind, searchable by their names. */
export class NameList<Item extends { id: string }> {
  readonly names = new NameIndex();
  readonly #entries: { item: Item; place: number }[];

  constructor(items: Iterable<Item>, namesOf: (item: Item) => string) {
    this.#entries = [...items].map((item) => ({ item, place: this.names.add(namesOf(item)) }));
  }

  /** Returns matching items that have products: better matches first, then those with more products. */
  matching(ranker: Ranker, countProducts: () => ReadonlyMap<string, number>): Item[] {
    const rank = ranker(this.names);
    const found = this.#entries.filter(({ place }) => rank(place) < NONE);
    if (!found.length) return [];
    const counts = countProducts();
    return found
      .map(({ item, place }) => ({ item, tier: rank(place), count: counts.get(item.id) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.tier - b.tier || b.count - a.count)
      .map(({ item }) => item);
  }
}

/** Builds a list once per source array: newly read items come in a new array. */
export function cachedNameList<Source extends object, Item extends { id: string }>(
  make: (source: Source) => NameList<Item>,
): (source: Source) => NameList<Item> {
  const lists = new WeakMap<Source, NameList<Item>>();
  return (source) => {
    const list = lists.get(source) ?? make(source);
    lists.set(source, list);
    return list;
  };
}
