/** A repeatable generator: the same seed gives the same sequence on every machine (mulberry32). */
export interface Random {
  /** 0 <= x < 1 */
  next(): number;
  /** Whole number, both ends included. */
  int(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
  shuffle<T>(list: readonly T[]): T[];
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    pick: <T>(list: readonly T[]): T => {
      const item = list[int(0, list.length - 1)];
      if (item === undefined) throw new RangeError("cannot pick from an empty list");
      return item;
    },
    chance: (share) => next() < share,
    shuffle: <T>(list: readonly T[]): T[] => {
      const keyed = list.map((item) => ({ item, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
  };
}
