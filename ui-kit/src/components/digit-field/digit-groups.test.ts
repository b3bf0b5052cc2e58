import { expect, test } from "vitest";
import { groupedDigits, heldDigits } from "./digit-groups.ts";

test.each([
  ["", ""],
  ["8600", "8600"],
  ["86001", "8600 1"],
  ["8600123456789012", "8600 1234 5678 9012"],
])("the digits %j of a card are shown as %j", (digits, shown) => {
  expect(groupedDigits(digits, [4, 4, 4, 4], " ")).toBe(shown);
});

test("a month and a year stand apart", () => {
  expect(groupedDigits("0327", [2, 4], "/")).toBe("03/27");
  expect(groupedDigits("03", [2, 4], "/")).toBe("03");
});

test("of a text only the digits are held, and no more than there is room for", () => {
  expect(heldDigits("8600-1234 5678.9012 34", [4, 4, 4, 4])).toBe("8600123456789012");
  expect(heldDigits("abc", [6])).toBe("");
});
