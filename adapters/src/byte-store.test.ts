import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createByteStore } from "./byte-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("removes an expired value without being read", () => {
  const removed: string[] = [];
  const store = createByteStore<string>({
    maxBytes: 10_000,
    keepMs: 1000,
    onRemove: (value) => removed.push(value),
  });
  store.set("a", "first", 1000);
  vi.advanceTimersByTime(600);
  store.set("b", "second", 1000);
  vi.advanceTimersByTime(399);
  expect([store.get("a"), removed]).toEqual(["first", []]);
  vi.advanceTimersByTime(2);
  expect([store.get("a"), store.get("b"), removed]).toEqual([undefined, "second", ["first"]]);
  vi.advanceTimersByTime(600);
  expect([store.size(), removed]).toEqual([0, ["first", "second"]]);
  expect(vi.getTimerCount()).toBe(0);
});

it("restarts the lifetime of a value that is set again", () => {
  const store = createByteStore<string>({ maxBytes: 10_000, keepMs: 1000 });
  store.set("a", "old", 1000);
  vi.advanceTimersByTime(600);
  store.set("a", "new", 1000);
  vi.advanceTimersByTime(600);
  expect(store.get("a")).toBe("new");
  expect(store.size()).toBeLessThan(2000);
});

it("counts the growth of values and evicts the least recently used first", () => {
  const store = createByteStore<string>({ maxBytes: 10_000, keepMs: 1000 });
  for (const key of ["a", "b", "c"]) store.set(key, key, 2000);
  store.get("a");
  store.grow("c", "c", 3500);
  const keys = () => [...store.entries()].map(([key]) => key).sort();
  expect(keys()).toEqual(["a", "c"]);
  store.grow("b", "b", 9000);
  store.grow("a", "an earlier one", 9000);
  expect(keys()).toEqual(["a", "c"]);
  expect(store.size()).toBeGreaterThan(7000);
  store.grow("c", "c", 9000);
  expect(keys()).toEqual(["a"]);
});

it("does not restart the lifetime of a value that has grown, nor remove it", () => {
  const onRemove = vi.fn();
  const store = createByteStore<string>({ maxBytes: 10_000, keepMs: 1000, onRemove });
  store.set("a", "first", 1000);
  vi.advanceTimersByTime(600);
  store.grow("a", "first", 1000);
  expect(onRemove).not.toHaveBeenCalled();
  vi.advanceTimersByTime(401);
  expect([store.get("a"), store.size()]).toEqual([undefined, 0]);
});

it("does not store a value that is larger than everything it may hold", () => {
  const store = createByteStore<string>({ maxBytes: 10_000, keepMs: 1000 });
  store.set("a", "a", 1000);
  store.set("large", "large", 20_000);
  expect([store.get("a"), store.get("large")]).toEqual(["a", undefined]);
});
