import { expect, test } from "vitest";
import { minutesLeft, nextCheckMs } from "./session-end.ts";

const end = (secondsLeft: number) => ({ secondsLeft, extendable: true });

test("checks again when it is time to warn, then often, then right after the end", () => {
  expect([1800, 121, 120, 40, 9, 0].map((seconds) => nextCheckMs(end(seconds)))).toEqual([
    1_681_000, 2000, 16_000, 16_000, 10_000, 1000,
  ]);
});

test("checks again soon after a failure, whatever the former answer said", () => {
  expect([nextCheckMs(undefined), nextCheckMs(end(1800), { failed: true })]).toEqual([15_000, 15_000]);
});

test("warns in the last two minutes, and never of zero minutes", () => {
  expect([1800, 121, 120, 61, 60, 1, 0].map((seconds) => minutesLeft(end(seconds)))).toEqual([
    null,
    null,
    2,
    2,
    1,
    1,
    1,
  ]);
});
