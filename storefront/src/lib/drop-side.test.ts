import { expect, test } from "vitest";
import { dropPosition } from "./drop-side.ts";
import { moved } from "./moved.ts";

const list = ["a", "b", "c", "d"];

test.each([
  ["a", "before", "c", "bacd"],
  ["a", "after", "d", "bcda"],
  ["d", "before", "a", "dabc"],
  ["d", "after", "a", "adbc"],
  ["c", "before", "b", "acbd"],
  ["b", "after", "c", "acbd"],
] as const)("drops %s %s %s", (dragged, side, over, result) => {
  const from = list.indexOf(dragged);
  const to = dropPosition(from, list.indexOf(over), side);
  expect(moved(list, from, to!).join("")).toBe(result);
});

test.each([
  [1, 1, "before"],
  [1, 1, "after"],
  [1, 2, "before"],
  [1, 0, "after"],
] as const)("leaves the row at %i where it is, beside the one at %i: %s", (from, over, side) => {
  expect(dropPosition(from, over, side)).toBeUndefined();
});
