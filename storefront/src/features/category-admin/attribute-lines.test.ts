import { expect, test } from "vitest";
import { readChoices, writeChoices } from "./attribute-lines.ts";

test("reads what it has written, with and without translations", () => {
  const choices = [
    { value: "silver", name: { ru: "Серебро", uz: "Kumush", en: "Silver" } },
    { value: "gold_585", name: { ru: "Золото 585", uz: "", en: "" } },
    { value: "brass", name: { ru: "Латунь", uz: "", en: "Brass" } },
  ];
  const text = writeChoices(choices);
  expect(text).toBe("silver; Серебро; Kumush; Silver\ngold_585; Золото 585\nbrass; Латунь; ; Brass");
  expect(readChoices(`\n${text}\n`)).toEqual(choices);
});

test.each(["Silver; Серебро", "silver", "silver;", "a; Одно\na; Другое", "a; b; c; d; e"])(
  "does not guess what %j means",
  (text) => expect(readChoices(text)).toBeNull(),
);
