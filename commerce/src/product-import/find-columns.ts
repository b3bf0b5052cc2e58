import { languages } from "../text/languages.ts";
import { normalizeText } from "../text/normalize-text.ts";
import { columnKeys, type ColumnKey, type FileColumn } from "./columns.ts";
import { TableProblem } from "./table/table-problem.ts";
import { attributeWord, columnTexts, faultTitle } from "./words/column-texts.ts";

const known = new Map<string, ColumnKey>();
for (const key of columnKeys) {
  const { title, aliases = [] } = columnTexts[key];
  for (const name of [key, ...languages.map((language) => title[language]), ...aliases]) {
    known.set(normalizeText(name), key);
  }
}

const attributeHeads = languages.map((language) => normalizeText(attributeWord[language]));
const notes = new Set(languages.map((language) => normalizeText(faultTitle[language])));

/** Maximum length of a heading: an attribute's name with its prefix. */
const headingLetters = 200;

/** Returns undefined for an unknown heading. */
function toColumn(heading: string, hasAttribute: (name: string) => boolean): FileColumn | undefined {
  if (heading.length > headingLetters) return undefined;
  const colon = heading.indexOf(":");
  const attribute = heading.slice(colon + 1).trim();
  if (colon >= 0 && attribute && attributeHeads.includes(normalizeText(heading.slice(0, colon)))) {
    return hasAttribute(attribute) ? { attribute } : undefined;
  }
  const name = normalizeText(heading);
  if (notes.has(name)) return "note";
  return known.get(name);
}

/** Name of a column in problems and lists. */
export const nameOfColumn = (column: FileColumn) =>
  column !== null && typeof column === "object" ? `attribute:${column.attribute}` : column;

const sameName = (column: FileColumn) => normalizeText(nameOfColumn(column) ?? "");

const shortened = (headings: string[]) =>
  headings.slice(0, 20).map((heading) => heading.slice(0, headingLetters));

/** Required columns for new products; a file without ID and SKU can contain only new ones. */
const needed: readonly ColumnKey[] = ["nameRu", "category", "price"];

/**
 * Identifies the columns of a file by their headings, in any of the three languages and in any order.
 * @param hasAttribute whether some category has an attribute of this name
 * @throws TableProblem no_columns, columns_unknown, columns_twice, columns_missing
 */
export function findColumns(
  headings: readonly string[],
  hasAttribute: (name: string) => boolean,
): FileColumn[] {
  const texts = headings.map((heading) => heading.trim());
  const columns = texts.map((text) => (text === "" ? null : toColumn(text, hasAttribute)));
  if (!columns.some((column) => column && column !== "note")) throw new TableProblem("no_columns");
  const unknown = texts.filter((_, at) => columns[at] === undefined);
  if (unknown.length > 0) throw new TableProblem("columns_unknown", { names: shortened(unknown) });
  const found = columns as FileColumn[];
  const names = found.map(sameName);
  const twice = texts.filter((_, at) => names[at] && names.indexOf(names[at]) !== at);
  if (twice.length > 0) throw new TableProblem("columns_twice", { names: shortened(twice) });
  const missing = needed.filter((key) => !found.includes(key));
  if (!found.includes("id") && !found.includes("sku") && missing.length > 0) {
    throw new TableProblem("columns_missing", { columns: missing });
  }
  return found;
}
