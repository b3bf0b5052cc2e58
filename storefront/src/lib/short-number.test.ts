import { expect, test } from "vitest";
import { shortNumber } from "./short-number.ts";

const words = { thousand: "тыс.", million: "млн", billion: "млрд", point: "," };

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1\u00a0тыс."],
  [250_000, "250\u00a0тыс."],
  [1_250_000, "1,3\u00a0млн"],
  [-2_500_000, "−2,5\u00a0млн"],
  [3_000_000_000, "3\u00a0млрд"],
])("writes %i as %s", (value, text) => {
  expect(shortNumber(value, words)).toBe(text);
});
