import { expect, test } from "vitest";
import { findDrop, findTarget, possibleParents, possibleTargets } from "./tree-moves.ts";

const node = (id: string, parentId: string | null = null) => ({ id, parentId });
const tree = [node("a"), node("a1", "a"), node("a2", "a"), node("b"), node("c"), node("c1", "c")];

test.each([
  ["b", "up", { parentId: null, order: 0 }],
  ["b", "down", { parentId: null, order: 2 }],
  ["a", "up", undefined],
  ["c", "down", undefined],
  ["a2", "up", { parentId: "a", order: 0 }],
  ["a1", "down", { parentId: "a", order: 1 }],
  ["a2", "down", undefined],
  // below the one before it, at the end
  ["b", "in", { parentId: "a", order: 2 }],
  ["a", "in", undefined],
  // it has a category below it
  ["c", "in", undefined],
  ["a2", "in", undefined],
  // behind its parent
  ["a1", "out", { parentId: null, order: 1 }],
  ["c1", "out", { parentId: null, order: 3 }],
  ["b", "out", undefined],
  ["none", "up", undefined],
] as const)("moves %s %s to %j", (id, step, target) => {
  expect(findTarget(tree, id, step)).toEqual(target);
});

test.each([
  ["b", "before", "a", { parentId: null, order: 0 }],
  ["a", "after", "c", { parentId: null, order: 2 }],
  ["a2", "before", "a1", { parentId: "a", order: 0 }],
  ["a1", "after", "b", { parentId: null, order: 2 }],
  ["a1", "before", "c1", { parentId: "c", order: 0 }],
  ["b", "into", "a", { parentId: "a", order: 2 }],
  ["b", "after", "a1", { parentId: "a", order: 1 }],
  ["a1", "into", "c", { parentId: "c", order: 1 }],
  // last in its own parent
  ["a1", "into", "a", { parentId: "a", order: 1 }],
  // where it is
  ["a2", "into", "a", undefined],
  ["b", "after", "a", undefined],
  ["b", "before", "c", undefined],
  // below itself
  ["a", "into", "a", undefined],
  ["a", "into", "a1", undefined],
  ["a", "before", "a1", undefined],
  // a third level
  ["a", "into", "b", undefined],
  ["c", "after", "a1", undefined],
  ["b", "into", "a1", undefined],
  ["none", "into", "a", undefined],
] as const)("drops %s %s %s at %j", (dragged, side, over, target) => {
  expect(findDrop(tree, dragged, { over, side })).toEqual(target);
});

const getIds = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test("offers top categories as parents, and none to a category with others below it", () => {
  expect(getIds(possibleParents(tree, "b"))).toEqual(["a", "c"]);
  expect(getIds(possibleParents(tree, "a1"))).toEqual(["a", "b", "c"]);
  expect(possibleParents(tree, "c")).toEqual([]);
  expect(getIds(possibleParents(tree, ""))).toEqual(["a", "b", "c"]);
});

test("offers for a merge neither what is below it nor a third level", () => {
  expect(getIds(possibleTargets(tree, "b"))).toEqual(["a", "a1", "a2", "c", "c1"]);
  expect(getIds(possibleTargets(tree, "a"))).toEqual(["b", "c"]);
  expect(getIds(possibleTargets(tree, "a1"))).toEqual(["a", "a2", "b", "c", "c1"]);
});
