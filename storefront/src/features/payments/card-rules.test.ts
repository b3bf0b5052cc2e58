import { expect, test } from "vitest";
import { asMonth, cardProblems, checkDigitHolds, findExpiry } from "./card-rules.ts";

const now = Date.parse("2026-11-22T10:00:00.000Z");
const good = "8600495473316478";

test("detects a wrong digit and two swapped ones by the check digit", () => {
  expect(checkDigitHolds(good)).toBe(true);
  expect(checkDigitHolds("8600495473316479")).toBe(false);
  expect(checkDigitHolds("8600945473316478")).toBe(false);
});

test.each([
  ["0399", "03/99"],
  ["032099", "03/99"],
  ["03209", null],
  ["039", null],
  ["", null],
])("reads the digits %j as the expiry %j", (digits, expiry) => {
  expect(findExpiry(digits)).toBe(expiry);
});

test("accepts a month of one digit or two", () => {
  expect(["5", "1", "12", "0"].map(asMonth)).toEqual(["05", "1", "12", "0"]);
});

test("reports an error for each invalid field, and none for a valid card", () => {
  expect(cardProblems(good, "0399", now)).toEqual({});
  expect(cardProblems("860049547331647", "03", now)).toEqual({
    number: "payment.cardForm.numberShort",
    expiry: "payment.cardForm.expiryShort",
  });
  expect(cardProblems("8600495473316479", "1327", now)).toEqual({
    number: "payment.cardForm.numberWrong",
    expiry: "payment.cardForm.expiryWrong",
  });
  expect(cardProblems(good, "1026", now)).toEqual({ expiry: "payment.cardForm.expiryPast" });
});

test("accepts a card until its month is over in every time zone", () => {
  expect(cardProblems(good, "1126", Date.parse("2026-11-30T23:59:00.000Z"))).toEqual({});
  expect(cardProblems(good, "1126", Date.parse("2026-12-01T11:59:00.000Z"))).toEqual({});
  expect(cardProblems(good, "1126", Date.parse("2026-12-02T00:01:00.000Z"))).not.toEqual({});
});
