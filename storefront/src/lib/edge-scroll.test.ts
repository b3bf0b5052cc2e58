import { expect, test } from "vitest";
import { scrollStep } from "./edge-scroll.ts";

test.each([
  [400, 800, 0],
  [89, 800, 0],
  [44, 800, -7],
  [0, 800, -14],
  // above the window
  [-50, 800, -14],
  [756, 800, 7],
  [800, 800, 14],
  // a low window: a quarter at each side
  [30, 120, 0],
  [60, 120, 0],
  [110, 120, 10],
])("scrolls at %i of %i by %i", (y, height, step) => {
  expect(scrollStep(y, height)).toBe(step);
});
