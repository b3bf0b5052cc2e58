import { expect, test } from "vitest";
import { dayOfDigits, maskedDate, mendedDigits, writtenDay } from "./date-mask.ts";

test("groups digits as a written date", () => {
  expect(maskedDate("23112026")).toBe("23.11.2026");
  expect(maskedDate("231")).toBe("23.1");
  expect(maskedDate("")).toBe("");
});

test("reads eight digits as a day, or rejects them", () => {
  expect(dayOfDigits("23112026")).toBe("2026-11-23");
  expect(dayOfDigits("31022026")).toBeNull();
  expect(dayOfDigits("2311202")).toBeNull();
  expect(writtenDay("2026-11-23")).toBe("23.11.2026");
});

test.each([
  ["1.", "01"],
  ["1.9.2026", "01092026"],
  ["2026-11-23", "23112026"],
  ["23.11", null],
  ["2", null],
])("corrects %j to %j", (typed, digits) => {
  expect(mendedDigits(typed)).toBe(digits);
});
