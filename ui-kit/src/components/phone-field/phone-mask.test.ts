import { expect, test } from "vitest";
import { maskedPhone, nationalDigits, phoneValue, wholeNumber } from "./phone-mask.ts";

test.each([
  ["", ""],
  ["90 123 45 67", "901234567"],
  ["+998 90 123-45-67", "901234567"],
  ["998901234567", "901234567"],
  ["+998", ""],
  ["+99890", "90"],
  ["998 12", "99812"],
  ["9012345678", "901234567"],
  ["abc", ""],
])("reads %j as the national digits %j", (typed, digits) => {
  expect(nationalDigits(typed)).toBe(digits);
});

test("adds the country code to the value and groups the digits on screen", () => {
  expect(phoneValue("901234567")).toBe("+998901234567");
  expect(phoneValue("")).toBe("");
  expect(maskedPhone("901234567")).toBe("90 123 45 67");
  expect(maskedPhone("9012")).toBe("90 12");
});

test.each([
  ["+998 90 123-45-67", "901234567"],
  ["901234567", "901234567"],
  ["998901234567", "901234567"],
  ["00998 (90) 123 45 67", "901234567"],
  ["tel:+998901234567", "901234567"],
  ["123-45-67", null],
  ["+7 901 234 56 78", null],
  ["", null],
])("reads the pasted text %j as the full number %j", (pasted, digits) => {
  expect(wholeNumber(pasted)).toBe(digits);
});
