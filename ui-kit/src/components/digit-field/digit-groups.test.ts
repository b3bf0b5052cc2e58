import { expect, test } from "vitest";
import { groupedDigits, heldDigits } from "./digit-groups.ts";

test.each([
  ["", ""],
  ["8600", "8600"],
  ["86001", "8600 1"],
  ["8600123456789012", "8600 1234 5678 9012"],
])("groups the card digits %j as %j", (digits, shown) => {
  expect(groupedDigits(digits, [4, 4, 4, 4], " ")).toBe(shown);
});

test("separates a month and a year", () => {
  expect(groupedDigits("0327", [2, 4], "/")).toBe("03/27");
  expect(groupedDigits("03", [2, 4], "/")).toBe("03");
});

test("keeps only digits, and no more than the groups hold", () => {
  expect(heldDigits("8600-1234 5678.9012 34", [4, 4, 4, 4])).toBe("8600123456789012");
  expect(heldDigits("abc", [6])).toBe("");
});
