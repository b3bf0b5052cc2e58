import type { Category } from "@bezak/contract/catalog.ts";
import { expect, test } from "vitest";
import { categoryMenu, matchingCategories } from "./category-menu.ts";

function category(
  slug: string,
  ru: string,
  uz: string,
  en: string,
  parentId: string | null = null,
): Category {
  return { id: slug, slug, name: { ru, uz, en }, icon: null, image: null, productCount: 1, parentId };
}

const menu = categoryMenu(
  [
    category("scarves", "Платки и шарфы", "Roʻmol va sharflar", "Scarves"),
    category("warm", "Тёплые шарфы", "Issiq sharflar", "Warm scarves", "scarves"),
    category("silk", "Палантины", "Ipak roʻmollar", "Silk", "scarves"),
    category("glasses", "Очки", "Koʻzoynaklar", "Glasses"),
  ],
  ({ name }) => name.ru ?? "",
);

const found = (text: string) =>
  matchingCategories(menu, text).map(({ address, children }) => [
    address,
    children.map((one) => one.address),
  ]);

test.each([
  [
    "",
    [
      ["scarves", ["warm", "silk"]],
      ["glasses", []],
    ],
  ],
  ["очки", [["glasses", []]]],
  ["KO'ZOY", [["glasses", []]]],
  ["ko‘zoynak", [["glasses", []]]],
  ["kozoy", [["glasses", []]]],
  ["glass", [["glasses", []]]],
  ["теплые", [["scarves", ["warm"]]]],
  ["Ipak", [["scarves", ["silk"]]]],
  ["romol", [["scarves", ["warm", "silk"]]]],
  ["часы", []],
])("finds categories by «%s»", (text, expected) => {
  expect(found(text)).toEqual(expected);
});
