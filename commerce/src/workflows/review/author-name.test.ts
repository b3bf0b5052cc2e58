import { expect, it } from "vitest";
import { shortName } from "./author-name.ts";

it.each([
  ["Мадина", "Каримова", "Мадина К."],
  ["Madina Karim qizi", "oʻktamova", "Madina O."],
  ["Ali", null, "Ali"],
  [" Ali  Vali ", "", "Ali V."],
  [null, null, ""],
  ["𝐀li", "𝐁ek", "𝐀li 𝐁."],
])("%s %s is shown as %s", (first, last, shown) => {
  expect(shortName(first, last)).toBe(shown);
});
