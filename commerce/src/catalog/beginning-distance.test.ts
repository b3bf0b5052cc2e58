import { expect, it } from "vitest";
import { beginningDistance } from "./beginning-distance.ts";

it.each([
  ["кольц", "кольцо", 0, 5],
  ["кальц", "кольцо", 1, 5],
  ["клоьц", "кольцо", 1, 5],
  ["колц", "кольцо", 1, 5],
  ["коольц", "кольцо", 1, 5],
  ["wach", "watch", 1, 5],
  ["uzik", "uzuklar", 1, 4],
  ["naushnek", "naushniklar", 1, 8],
  ["солн", "сон", 1, 3],
])("finds %s as a prefix of %s with a distance of %i", (typed, word, distance, length) => {
  expect(beginningDistance(typed, word, 2)).toEqual({ distance, length });
});

it("gives up beyond the limit", () => {
  expect(beginningDistance("кальц", "кольцо", 0)).toBeUndefined();
  expect(beginningDistance("трактор", "кольцо", 2)).toBeUndefined();
  expect(beginningDistance("кольцо", "ко", 2)).toBeUndefined();
});

it("agrees with the textbook recursion", () => {
  const words = ["кольцо", "часы", "soat", "ring", "сумка", "a", "очки"];
  for (const typed of words) {
    for (const word of words) {
      const least = Math.min(
        ...Array.from({ length: word.length + 1 }, (_, n) => edits(typed, word.slice(0, n))),
      );
      expect([typed, word, beginningDistance(typed, word, 9)?.distance]).toEqual([typed, word, least]);
    }
  }
});

/** The textbook recursion. */
function edits(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  const distances = [
    edits(a.slice(1), b) + 1,
    edits(a, b.slice(1)) + 1,
    edits(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && a[0] === b[1] && a[1] === b[0]) distances.push(edits(a.slice(2), b.slice(2)) + 1);
  return Math.min(...distances);
}
