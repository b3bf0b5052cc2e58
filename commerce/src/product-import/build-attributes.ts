import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { AttributeValue } from "@bezak/contract/written-product.ts";
import type { Language } from "@bezak/contract/languages.ts";
import { languages } from "../text/languages.ts";
import { normalizeText } from "../text/normalize-text.ts";
import type { ProductCategory } from "../workflows/product/read-category.ts";
import { attributeNamed } from "./category-index.ts";
import { isEmptied, readNumber, readYesNo, type Read } from "./read-cells.ts";
import type { RowTexts } from "./read-row.ts";
import { addProblem, type RowProblems } from "./row-problem.ts";

function readValue({ kind, choices }: CategoryAttribute, text: string): Read<AttributeValue> {
  if (kind === "number") return readNumber(text);
  if (kind === "yes_no") return readYesNo(text);
  if (kind === "text") return { value: text };
  const wanted = normalizeText(text);
  const choice = choices.find(
    ({ value, name }) =>
      value === text || languages.some((language) => normalizeText(name[language] ?? "") === wanted),
  );
  if (choice) return { value: choice.value };
  const words = (language: Language) => choices.map(({ name }) => name[language] || name.ru).join(", ");
  return { fault: "choice", bound: { ru: words("ru"), uz: words("uz"), en: words("en") } };
}

/**
 * Merges the attribute values of a product's rows into its present ones. When no product can be put in the category,
 * its attributes are unknown and the present values stay.
 */
export function buildAttributes(
  rows: readonly RowTexts[],
  category: ProductCategory | undefined,
  before: Record<string, AttributeValue>,
  problems: RowProblems,
): Record<string, AttributeValue> {
  const values = Object.fromEntries(
    Object.entries(before).filter(([key]) => !category || category.attributes.some((one) => one.key === key)),
  );
  const firstCells = new Map<string, { text: string; row: number }>();
  for (const { number, attributes } of rows) {
    for (const { name, text } of attributes) {
      const column = `attribute:${name}`;
      const definition = category && attributeNamed(category, name);
      if (!definition) {
        if (category) addProblem(problems, number, { column, fault: "attribute_foreign" });
        continue;
      }
      const first = firstCells.get(definition.key);
      firstCells.set(definition.key, first ?? { text, row: number });
      if (first) {
        if (first.text !== text)
          addProblem(problems, number, { column, fault: "differs", bound: String(first.row) });
      } else if (isEmptied(text)) delete values[definition.key];
      else {
        const read = readValue(definition, text);
        if ("value" in read) values[definition.key] = read.value;
        else addProblem(problems, number, { column, ...read });
      }
    }
  }
  return values;
}
