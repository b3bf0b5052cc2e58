import { expect, test } from "vitest";
import { initials, getTint } from "./initials.ts";

test.each([
  ["Дилноза Каримова", "ДК"],
  ["oʻktam Gʻofurov", "OʻGʻ"],
  ["O'ktam", "Oʻ"],
  ["Dilnoza", "D"],
  ["Chorsu Silver & Sons", "CS"],
  ["«Ipak Yoʻli» MChJ", "IY"],
  ["  ", ""],
  ["№ 5", ""],
])("shortens %s to %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test("gives a name a stable tint and spreads names over all tints", () => {
  const names = ["Дилноза", "Сардор", "Aziza", "Rustam", "Silver House", "Chorsu", "Bibi", "Gulnora"];
  expect(getTint("Дилноза", 3)).toBe(getTint("Дилноза", 3));
  expect(new Set(names.map((name) => getTint(name, 3))).size).toBe(3);
});
