import { expect, test } from "vitest";
import { clock } from "./use-time-left.ts";

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [59_000, "0:59"],
  [60_000, "1:00"],
  [2_525_000, "42:05"],
  [3_845_000, "1:04:05"],
  [43_200_000, "12:00:00"],
])("writes %i milliseconds as %s", (ms, text) => {
  expect(clock(ms)).toBe(text);
});
