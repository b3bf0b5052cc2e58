import { expect, it } from "vitest";
import { readDeadline, secondsToWait } from "./deadline.ts";

it.each([
  ["1795420800000", 1_795_420_800_000],
  ["", Infinity],
  ["-1", Infinity],
  ["1e12", Infinity],
  ["17954208000000000", Infinity],
  [undefined, Infinity],
])("reads the deadline %j as %d", (given, deadline) => {
  expect(readDeadline({ "x-deadline": given })).toBe(deadline);
});

it("limits a wait to its maximum and to a second before the deadline", () => {
  expect(secondsToWait(Infinity, 6)).toBe(6);
  expect(secondsToWait(10_000, 6, 0)).toBe(6);
  expect(secondsToWait(10_000, 6, 5_000)).toBe(4);
  expect(secondsToWait(10_000, 6, 9_500)).toBe(-0.5);
});
