import { expect, it } from "vitest";
import { toStoredText } from "./stored-text.ts";

it.each([
  ["  Серебряное   КОЛЬЦО ", "серебряное кольцо"],
  ["Kumush uzuk", "kumush uzuk"],
  ["925", "925"],
  ["й", "й"],
])("counts %j as %j", (text, words) => {
  expect(toStoredText(text)).toBe(words);
});

it.each([["+998 90 123-45-67"], ["8600 1234"], ["ali@mail.uz"], ["  "], ["кольцо ".repeat(20)]])(
  "does not store %j, which may name a person",
  (text) => {
    expect(toStoredText(text)).toBeNull();
  },
);
