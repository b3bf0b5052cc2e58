import { expect, it } from "vitest";
import { createTokenBuckets } from "./token-buckets.ts";

function bucketsAt(clock: { ms: number }, maxBuckets = 10) {
  return createTokenBuckets({ perSecond: 2, burst: 3, maxBuckets, now: () => clock.ms });
}

it("gives a burst, then tokens at its rate, and returns the seconds until the next one", () => {
  const clock = { ms: 0 };
  const { take } = bucketsAt(clock);
  expect([take("a"), take("a"), take("a"), take("a")]).toEqual([0, 0, 0, 1]);
  clock.ms = 499;
  expect(take("a")).toBe(1);
  clock.ms = 500;
  expect([take("a"), take("a")]).toEqual([0, 1]);
  expect(take("b")).toBe(0);
});

it("holds at most one burst after a long pause", () => {
  const clock = { ms: 0 };
  const { take } = bucketsAt(clock);
  take("a");
  clock.ms = 1_000_000;
  expect([take("a"), take("a"), take("a"), take("a")]).toEqual([0, 0, 0, 1]);
});

it("holds a limited number of buckets and drops the least recently used", () => {
  const { take, size } = bucketsAt({ ms: 0 }, 2);
  for (let n = 0; n < 3; n++) take("a");
  for (let n = 0; n < 2; n++) take("b");
  expect(take("a")).toBe(1);
  take("c");
  expect(size()).toBe(2);
  // b was dropped, since it was used before a
  expect(take("a")).toBe(1);
  expect([take("b"), take("b"), take("b"), take("b")]).toEqual([0, 0, 0, 1]);
});
