import { expect, test } from "vitest";
import { caretAfterDigits, maskedPhone, nationalDigits, phoneValue } from "./phone-mask.ts";

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
])("%j holds the digits %j", (typed, digits) => {
  expect(nationalDigits(typed)).toBe(digits);
});

test("the value carries the country code, the mask groups", () => {
  expect(phoneValue("901234567")).toBe("+998901234567");
  expect(phoneValue("")).toBe("");
  expect(maskedPhone("901234567")).toBe("90 123 45 67");
  expect(maskedPhone("9012")).toBe("90 12");
});

test.each([
  [0, 0],
  [2, 2],
  [3, 4],
  [9, 12],
  [20, 12],
])("after %i digits the caret stands at %i", (digits, position) => {
  expect(caretAfterDigits("90 123 45 67", digits)).toBe(position);
});
