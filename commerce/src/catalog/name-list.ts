import { NameIndex } from "./name-index.ts";
import { NONE, type Ranker } from "./rank-names.ts";

/** Things of one kind, to be found by their names. */
export class NameList<Thing extends { id: string }> {
  readonly names = new NameIndex();
  readonly #things: { thing: Thing; place: number }[];

  constructor(things: Iterable<Thing>, namesOf: (thing: Thing) => string) {
    this.#things = [...things].map((thing) => ({ thing, place: this.names.add(namesOf(thing)) }));
  }

  /** Those that match and have products: the better match first, then the one with more of them. */
  matching(ranker: Ranker, countProducts: () => ReadonlyMap<string, number>): Thing[] {
    const rank = ranker(this.names);
    const found = this.#things.filter(({ place }) => rank(place) < NONE);
    if (!found.length) return [];
    const counts = countProducts();
    return found
      .map(({ thing, place }) => ({ thing, tier: rank(place), count: counts.get(thing.id) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => a.tier - b.tier || b.count - a.count)
      .map(({ thing }) => thing);
  }
}

/** Makes a list once for each source of things; whoever reads the things anew brings a new source. */
export function keptNameList<Source extends object, Thing extends { id: string }>(
  make: (source: Source) => NameList<Thing>,
): (source: Source) => NameList<Thing> {
  const lists = new WeakMap<Source, NameList<Thing>>();
  return (source) => {
    const list = lists.get(source) ?? make(source);
    lists.set(source, list);
    return list;
  };
}
