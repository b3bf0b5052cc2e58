import { expect, it } from "vitest";
import { chooseItems } from "./read-back.ts";

const ids = ["new", "b", "named", "d", "old"];

it.each([
  [Infinity, [], ids],
  [2, [], ["new", "old"]],
  [2, ["named", "of another list"], ["new", "named", "old"]],
  [0, [], []],
])("chooses %d items from the ends of a list, and the requested ones %j", (most, always, read) => {
  expect(chooseItems(ids, { most, always: new Set(always) })).toEqual(read);
});
