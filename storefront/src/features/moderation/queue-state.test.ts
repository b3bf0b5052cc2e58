import { moderationItem } from "@bezak/contract/examples/moderation.ts";
import { expect, it } from "vitest";
import { changeQueue, neighbourOf, shownCounts, shownItems, untouched } from "./queue-state.ts";

const items = ["a", "b", "c"].map((id) => ({ ...moderationItem, id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const counts = { report: 3, product: 0 };

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
});

it("offers the given reasons again when a rejection has failed, also after the list was loaded again", () => {
  const decision = { outcome: "rejected", reasons: ["off_topic"], words: "см. правила" } as const;
  const sent = changeQueue(untouched, {
    do: "remove",
    id: "a",
    decision: { ...decision, reasons: ["off_topic"] },
  });
  const failed = changeQueue(sent, {
    do: "report",
    id: "a",
    problem: { kind: "failed", error: new Error("offline") },
    item: null,
  });
  expect(failed.given.get("a")).toEqual(decision);
  const loaded = changeQueue(failed, { do: "reload", removed: new Set() });
  expect([loaded.given.get("a"), loaded.problems.size]).toEqual([decision, 0]);
});

it("keeps what was decided while the list was loaded again out of it", () => {
  const before = changeQueue(untouched, { do: "remove", id: "a" });
  const meanwhile = changeQueue(before, { do: "remove", id: "b" });
  const loaded = changeQueue(meanwhile, { do: "reload", removed: before.removed });
  expect(ids(shownItems(items, loaded))).toEqual(["a", "c"]);
});

it("moves the focus to the next item, or from the last one to the one before", () => {
  expect([neighbourOf(items, "a"), neighbourOf(items, "c"), neighbourOf(items.slice(0, 1), "a")]).toEqual([
    "b",
    "b",
    null,
  ]);
});
