import { expect, it } from "vitest";
import { keysBetween } from "./selection.ts";

const keys = ["a", "b", "c", "d"];

it.each([
  ["a", "c", ["a", "b", "c"]],
  ["d", "b", ["b", "c", "d"]],
  ["b", "b", ["b"]],
  // nothing was selected before, or its row is on another page
  [null, "c", ["c"]],
  ["z", "c", ["c"]],
])("from %s to %s", (from, to, between) => {
  expect(keysBetween(keys, from, to)).toEqual(between);
});
