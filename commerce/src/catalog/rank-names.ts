import { normalizeText, queryStems } from "../text/normalize-text.ts";
import { LEADS, WORDS_MAX, type NameIndex } from "./name-index.ts";

/** Scores the item at a place for the typed words: 0 is best, `NONE` is no match. */
export type Ranking = (place: number) => number;

export const NONE = 4;

/** Builds a ranking per index, since places differ. */
export type Ranker = (index: NameIndex) => Ranking;

/**
 * Every typed word must begin a word of the name. Names that begin with the typed text are best; words that agree
 * except for their endings (кольца, кольцо) come after exact prefixes. Undefined when no word was typed.
 */
export function typedRanker(q: string): Ranker | undefined {
  const typed = normalizeText(q).split(" ").slice(0, WORDS_MAX);
  const stems = queryStems(q).slice(0, WORDS_MAX);
  if (typed[0] === "") return undefined;
  const all = (1 << typed.length) - 1;
  return (index) => {
    const asTyped = index.mark(typed.map((word) => [word]));
    const byStems = index.mark(stems.map((stem) => [stem]));
    return (place) => {
      const marks = asTyped[place]!;
      if ((marks & all) === all) return marks & LEADS ? 0 : 1;
      const bent = byStems[place]!;
      return (bent & all) !== all ? NONE : bent & LEADS ? 2 : 3;
    };
  };
}

/** Returns the word prefixes in any of the indexes that are closest to a stem; none when all are too far away. */
export function closestBeginnings(stem: string, indexes: readonly NameIndex[]): string[] {
  const nearest = indexes.map((index) => index.nearest(stem)).filter((one) => one.beginnings.length);
  const distance = Math.min(...nearest.map((one) => one.distance));
  const closest = nearest.filter((one) => one.distance === distance);
  return [...new Set(closest.flatMap((one) => one.beginnings))];
}

/** Replaces each typed word by the closest ones in any of the indexes; undefined when one has none. */
export function forgivingRanker(q: string, indexes: readonly NameIndex[]): Ranker | undefined {
  const meant = queryStems(q)
    .slice(0, WORDS_MAX)
    .map((stem) => closestBeginnings(stem, indexes));
  if (!meant.length || meant.some((beginnings) => !beginnings.length)) return undefined;
  const all = (1 << meant.length) - 1;
  return (index) => {
    const marks = index.mark(meant);
    return (place) => ((marks[place]! & all) !== all ? NONE : marks[place]! & LEADS ? 0 : 1);
  };
}
