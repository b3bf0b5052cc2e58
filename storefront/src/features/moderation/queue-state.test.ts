import { moderationItem } from "@bezak/contract/examples/moderation.ts";
import { expect, it } from "vitest";
import { changeQueue, neighbourOf, shownCounts, shownItems, untouched } from "./queue-state.ts";

const items = ["a", "b", "c"].map((id) => ({ ...moderationItem, id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const counts = { review: 0, report: 3, application: 0, message: 0, product: 0 };

it("lets a decided item leave, and puts it back where it was when it is undone", () => {
  const decided = changeQueue(untouched, { do: "remove", id: "b" });
  expect(ids(shownItems(items, decided))).toEqual(["a", "c"]);
  expect(shownCounts(counts, items, decided).report).toBe(2);
  const newer = { ...items[1]!, version: "2" };
  const undone = changeQueue(decided, { do: "restore", id: "b", item: newer });
  expect(shownItems(items, undone)).toEqual([items[0], newer, items[2]]);
  expect(shownCounts(counts, items, undone).report).toBe(3);
});

it("shows what another administrator has decided until the next decision", () => {
  const removed = changeQueue(untouched, { do: "remove", id: "a" });
  const problem = { kind: "decided", decision: null } as const;
  const reported = changeQueue(removed, { do: "report", id: "a", problem, item: null });
  expect(ids(shownItems(items, reported))).toEqual(["a", "b", "c"]);
  expect(shownCounts(counts, items, reported).report).toBe(2);
  const next = changeQueue(reported, { do: "remove", id: "b" });
  expect(ids(shownItems(items, next))).toEqual(["c"]);
  expect(next.problems.size).toBe(0);
});

it("keeps an item that could not be decided, with the reason, until it is decided", () => {
  const failed = changeQueue(changeQueue(untouched, { do: "remove", id: "a" }), {
    do: "report",
    id: "a",
    problem: { kind: "failed", error: new Error("offline") },
    item: null,
  });
  expect(ids(shownItems(items, failed))).toEqual(["a", "b", "c"]);
  expect(changeQueue(failed, { do: "remove", id: "b" }).problems.has("a")).toBe(true);
  expect(changeQueue(failed, { do: "remove", id: "a" }).problems.size).toBe(0);
  expect(changeQueue(failed, { do: "reset" })).toEqual(untouched);
});

it("moves the focus to the next item, or from the last one to the one before", () => {
  expect([neighbourOf(items, "a"), neighbourOf(items, "c"), neighbourOf(items.slice(0, 1), "a")]).toEqual([
    "b",
    "b",
    null,
  ]);
});
