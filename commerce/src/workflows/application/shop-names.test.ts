import { reservedShopSlugs } from "@bezak/contract/shop-slugs.ts";
import { expect, it } from "vitest";
import { getChoices, getShopName, getSlug } from "./shop-names.ts";

it.each([
  ["ООО «Олтин Ой»", "ooo-oltin-oy"],
  ["Oʻzbek ipagi", "ozbek-ipagi"],
  ["Ўзбек Шойиси", "ozbek-shoyisi"],
  ["Жемчужина & Ko", "jemchujina-ko"],
  ["Café d'Été", "cafe-dete"],
  ["  --Хон--  ", "xon"],
  ["2GIS", "2gis"],
  ["珠宝", "magazin"],
  ["«»", "magazin"],
  ["Products", "products-magazin"],
  ["Я".repeat(100), "ya".repeat(24)],
])("the address of a shop called %s is %s", (name, slug) => {
  expect(getSlug(name)).toBe(slug);
  expect(reservedShopSlugs.has(getSlug(name))).toBe(false);
});

it("cuts a name to the maximum length without splitting a character", () => {
  expect(getShopName("a".repeat(61))).toHaveLength(60);
  // longer names would not pass the validation of the settings
  expect(getShopName(`${"a".repeat(59)}🌙🌙`)).toBe("a".repeat(59));
  expect(getShopName("🌙".repeat(60))).toBe("🌙".repeat(30));
  expect(getShopName(`${"a".repeat(59)} b`)).toHaveLength(59);
});

it("turns a company name into a single line", () => {
  expect(getShopName("Oltin \n  Oy")).toBe("Oltin Oy");
});

it("numbers a name that is taken, within the maximum length", () => {
  expect(getChoices("anor", "-", 56).slice(0, 3)).toEqual(["anor", "anor-2", "anor-3"]);
  const long = getChoices("a".repeat(60), " ", 60);
  expect(long[9]).toBe(`${"a".repeat(57)} 10`);
  expect(Math.max(...long.map((name) => name.length))).toBe(60);
  expect(new Set(long).size).toBe(200);
  const moons = getChoices("🌙".repeat(30), " ", 60);
  expect(moons[1]).toBe(`${"🌙".repeat(29)} 2`);
  expect(moons.every((name) => name.length <= 60 && name.isWellFormed())).toBe(true);
  expect(getChoices("anor", "-", 56).at(-1)).toMatch(/^anor-[\da-f]{6}$/);
});
