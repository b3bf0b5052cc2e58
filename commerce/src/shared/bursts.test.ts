import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Bursts, type BurstOptions } from "./bursts.ts";

const logged: string[] = [];
const container = {
  resolve: () => ({ error: (text: string) => logged.push(text) }),
} as unknown as MedusaContainer;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  logged.length = 0;
});

const open = (handle: (items: string[]) => Promise<void>, more: Partial<BurstOptions<string>> = {}) =>
  new Bursts<string>({
    handle: (_, items) => handle(items),
    failed: (count) => `${count} failed`,
    gatherMs: 100,
    ...more,
  });

it("handles what arrives within a burst together, and each item once", async () => {
  const handled: string[][] = [];
  const bursts = open(async (items) => void handled.push(items));
  bursts.add(container, ["a", "b"]);
  await vi.advanceTimersByTimeAsync(50);
  bursts.add(container, ["b", "c"]);
  expect(handled).toEqual([]);
  await vi.advanceTimersByTimeAsync(50);
  expect(handled).toEqual([["a", "b", "c"]]);
  bursts.add(container, []);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(handled).toHaveLength(1);
});

it("does not begin before the former items are handled, and then takes no more than allowed", async () => {
  const handled: string[][] = [];
  let end = (): void => undefined;
  const bursts = open(
    (items) => {
      handled.push(items);
      return new Promise<void>((done) => (end = done));
    },
    { most: 2 },
  );
  bursts.add(container, ["a"]);
  await vi.advanceTimersByTimeAsync(100);
  bursts.add(container, ["a", "b", "c"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(handled).toEqual([["a"]]);
  end();
  await vi.advanceTimersByTimeAsync(100);
  expect(handled).toEqual([["a"], ["a", "b"]]);
  end();
  await vi.advanceTimersByTimeAsync(100);
  expect(handled).toEqual([["a"], ["a", "b"], ["c"]]);
});

it.each([
  { what: "handles failed items again after a while", retryMs: 5_000, repeated: [["a"], ["a"]] },
  { what: "drops failed items that are found another way", retryMs: undefined, repeated: [["a"]] },
])("$what, and logs the failure", async ({ retryMs, repeated }) => {
  const handled: string[][] = [];
  const bursts = open(
    async (items) => {
      handled.push(items);
      if (handled.length === 1) throw new Error("no database");
    },
    { retryMs },
  );
  bursts.add(container, ["a"]);
  await vi.advanceTimersByTimeAsync(4_000);
  expect([handled, logged]).toEqual([[["a"]], ["1 failed"]]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([handled, logged]).toEqual([repeated, ["1 failed"]]);
});
