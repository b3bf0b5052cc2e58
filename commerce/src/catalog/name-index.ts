import { beginningDistance } from "./beginning-distance.ts";

/** Word prefixes that a typed word may mean, and their edit distance from it. */
export interface Nearest {
  distance: number;
  beginnings: string[];
}

/** Maximum number of query words, each one bit of a byte, besides the bit of a leading word. */
export const WORDS_MAX = 7;
/** Bit of a name that begins with the first typed word. */
export const LEADS = 1 << WORDS_MAX;

const BEGINNINGS_MAX = 8;
/** Removed names stay in the lists until there are this many. */
const GONE_MAX = 1_000;

/** Tolerated typing errors: none in a short prefix, which matches too many words anyway. */
const forgiven = (letters: number) => (letters < 4 ? 0 : letters < 7 ? 1 : 2);

/** Finds items by the beginnings of the words in their names. Each item has a place, a small integer. */
export class NameIndex {
  readonly #having = new Map<string, number[]>();
  readonly #leading = new Map<string, number[]>();
  readonly #gone = new Set<number>();
  readonly #free: number[] = [];
  #size = 0;

  /** Adds an item's names, normalised and one per line. Returns its place. */
  add(names: string): number {
    const place = this.#free.pop() ?? this.#size++;
    for (const name of names.split("\n")) {
      name.split(" ").forEach((word, index) => {
        if (word === "") return;
        put(this.#having, word, place);
        if (index === 0) put(this.#leading, word, place);
      });
    }
    return place;
  }

  /** Removes an item; its place may be reused. */
  remove(place: number): void {
    this.#gone.add(place);
    if (this.#gone.size < Math.max(GONE_MAX, this.#size / 4)) return;
    for (const lists of [this.#having, this.#leading]) {
      for (const [word, indexes] of lists) {
        const left = indexes.filter((one) => !this.#gone.has(one));
        if (left.length) lists.set(word, left);
        else lists.delete(word);
      }
    }
    this.#free.push(...this.#gone);
    this.#gone.clear();
  }

  /**
   * Returns a byte per place with a bit for each query word that begins one of its words, and `LEADS`. A query word is
   * given as the prefixes that it may mean.
   */
  mark(query: readonly (readonly string[])[]): Uint8Array {
    const marks = new Uint8Array(this.#size);
    query.slice(0, WORDS_MAX).forEach((beginnings, index) => {
      markWith(marks, this.#having, beginnings, 1 << index);
    });
    markWith(marks, this.#leading, query[0] ?? [], LEADS);
    return marks;
  }

  /** Returns the closest word prefixes, the most frequent first; none if all are too far away. */
  nearest(typed: string): Nearest {
    let distance = forgiven(typed.length);
    let counts = new Map<string, number>();
    for (const [word, indexes] of this.#having) {
      const found = beginningDistance(typed, word, distance);
      if (!found) continue;
      if (found.distance < distance) counts = new Map();
      distance = found.distance;
      const beginning = word.slice(0, found.length);
      counts.set(beginning, (counts.get(beginning) ?? 0) + indexes.length);
    }
    const beginnings = [...counts].sort((a, b) => b[1] - a[1]).map(([beginning]) => beginning);
    return { distance, beginnings: beginnings.slice(0, BEGINNINGS_MAX) };
  }
}

function put(lists: Map<string, number[]>, word: string, place: number): void {
  const indexes = lists.get(word);
  if (!indexes) lists.set(word, [place]);
  else if (indexes.at(-1) !== place) indexes.push(place);
}

function markWith(
  marks: Uint8Array,
  lists: Map<string, number[]>,
  beginnings: readonly string[],
  bit: number,
): void {
  for (const [word, indexes] of lists) {
    if (!beginnings.some((beginning) => word.startsWith(beginning))) continue;
    for (const place of indexes) marks[place]! |= bit;
  }
}
