import { expect, test } from "vitest";
import { caretAfterDigits, digitEdit } from "./digit-edit.ts";

test.each([
  [0, 0],
  [2, 2],
  [3, 4],
  [9, 12],
  [20, 12],
])("places the caret after %i digits at %i", (digits, position) => {
  expect(caretAfterDigits("90 123 45 67", digits)).toBe(position);
});

test("counts the digits before the caret when typing", () => {
  expect(digitEdit("1 000", "1 5000", 3, "insertText")).toEqual({ digits: "15000", before: 2 });
  expect(digitEdit("1 000", "1 x000", 3, "insertText")).toEqual({ digits: "1000", before: 1 });
});

test("deletes the adjacent digit when a separator is deleted", () => {
  expect(digitEdit("1 000", "1000", 1, "deleteContentBackward")).toEqual({ digits: "000", before: 0 });
  expect(digitEdit("12 345", "12345", 2, "deleteContentForward")).toEqual({ digits: "1245", before: 2 });
  expect(digitEdit("1 000", "1000", 1, "insertText")).toEqual({ digits: "1000", before: 1 });
});
