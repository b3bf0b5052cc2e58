import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import { expect, it } from "vitest";
import { reshowAttributes } from "./reshow-attributes.ts";

const text = (ru: string) => ({ ru, uz: `${ru} uz`, en: `${ru} en` });
const attribute = (key: string, ru: string, more: Partial<CategoryAttribute> = {}): CategoryAttribute => ({
  key,
  name: text(ru),
  kind: "text",
  unit: null,
  required: false,
  choices: [],
  ...more,
});
const metal = (name: string, choice: string) =>
  attribute("metal", name, { kind: "choice", choices: [{ value: "silver", name: text(choice) }] });

const former = [metal("Металл", "Серебро"), attribute("origin", "Откуда")];
const definitions = [attribute("origin", "Место"), metal("Сплав", "Серебро 925")];
const shown = [
  { name: text("Металл"), value: text("Серебро") },
  { name: text("Откуда"), value: text("Бухара") },
  { name: text("Прежнее"), value: text("Значение") },
];
const values = { metal: "silver", origin: "Бухара" };
const after = [
  // a text keeps its translations
  { name: text("Место"), value: text("Бухара") },
  { name: text("Сплав"), value: text("Серебро 925") },
  { name: text("Прежнее"), value: text("Значение") },
];

it("shows the new names in the new order, with the translations of texts and without a definition as before", () => {
  expect(reshowAttributes({ shown, values, former, definitions })).toEqual(after);
});

it("changes nothing when it is repeated", () => {
  expect(reshowAttributes({ shown: after, values, former, definitions })).toEqual(after);
});
