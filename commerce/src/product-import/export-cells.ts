import type { CategoryAttribute } from "@bezak/contract/seller-products.ts";
import type { AttributeValue } from "@bezak/contract/written-product.ts";
import type { Language } from "@bezak/contract/languages.ts";
import { normalizeText } from "../text/normalize-text.ts";
import type { CategoryIndex } from "./category-index.ts";
import { columnKeys, type ColumnKey } from "./columns.ts";
import { optionCell } from "./option-text.ts";
import type { FormVariant, ProductForm } from "./product-form.ts";
import { attributeWord, columnTexts } from "./words/column-texts.ts";
import { statusTexts, yesNoTexts } from "./words/cell-texts.ts";

const toColumn = ({ name }: CategoryAttribute) => normalizeText(name.ru);

/** Collects attributes, one per ru name, as the first category with that name defines it. */
export function attributeColumns(attributes: Iterable<CategoryAttribute>): Map<string, CategoryAttribute> {
  const columns = new Map<string, CategoryAttribute>();
  for (const attribute of attributes) {
    if (!columns.has(toColumn(attribute))) columns.set(toColumn(attribute), attribute);
  }
  return columns;
}

export function headings(
  attributes: Iterable<CategoryAttribute>,
  language: Language,
  keys: readonly ColumnKey[] = columnKeys,
): string[] {
  const named = [...attributes].map(({ name }) => ({ ru: name.ru, own: name[language] || name.ru }));
  const count = (word: string) =>
    named.filter(({ own }) => normalizeText(own) === normalizeText(word)).length;
  return [
    ...keys.map((key) => columnTexts[key].title[language]),
    // attributes with the same name in this language use their ru names
    ...named.map(({ ru, own }) => `${attributeWord[language]}: ${count(own) > 1 ? ru : own}`),
  ];
}

function attributeCell(
  { kind, choices }: CategoryAttribute,
  value: AttributeValue,
  language: Language,
): string {
  if (kind === "yes_no") return yesNoTexts[value === true ? "yes" : "no"][language];
  const choice = choices.find((one) => one.value === value);
  if (kind === "choice" && choice) return choice.name[language] || choice.name.ru;
  return String(value);
}

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? "" : String(value);

/** Cells of the product, which only the first of its rows contains. */
function productOnlyCells(
  form: ProductForm,
  book: CategoryIndex,
  language: Language,
): Partial<Record<ColumnKey, string>> {
  const { name, description, brand, images, options, fiscal, status } = form;
  const named = options
    .slice(0, 3)
    .map((option, at) => [`option${at + 1}`, optionCell(option.name)] as const);
  return {
    nameRu: name.ru,
    nameUz: text(name.uz),
    nameEn: text(name.en),
    descriptionRu: description.ru,
    descriptionUz: text(description.uz),
    descriptionEn: text(description.en),
    category: text(book.byCategoryId(form.categoryId)?.slug),
    brand: text(brand),
    status: statusTexts[status][language],
    images: images.join(" "),
    ikpu: text(fiscal?.ikpu),
    packageCode: text(fiscal?.packageCode),
    vat: text(fiscal?.vatPercent),
    ...Object.fromEntries(named),
  };
}

function ofVariant(form: ProductForm, variant: FormVariant): Partial<Record<ColumnKey, string>> {
  const { sku, price, oldPrice, stock, image, options } = variant;
  const chosen = form.options.slice(0, 3).map(({ name, values }, at) => {
    const value = values.find(({ ru }) => ru === options[name.ru]);
    return [`value${at + 1}`, value ? optionCell(value) : ""] as const;
  });
  return {
    id: form.id,
    sku: text(sku),
    price: text(price),
    oldPrice: text(oldPrice),
    stock: text(stock),
    shownStock: text(stock),
    variantImage: text(image),
    ...Object.fromEntries(chosen),
  };
}

/** Rows of a product, one per variant, in the columns of `headings` for the same attributes. */
export function productCells(
  form: ProductForm,
  attributes: ReadonlyMap<string, CategoryAttribute>,
  book: CategoryIndex,
  language: Language,
): string[][] {
  const own = book.byCategoryId(form.categoryId)?.attributes ?? [];
  return form.variants.map((variant, at) => {
    const cells = { ...ofVariant(form, variant), ...(at === 0 && productOnlyCells(form, book, language)) };
    const values = [...attributes.keys()].map((name) => {
      const attribute = at === 0 ? own.find((one) => toColumn(one) === name) : undefined;
      const value = attribute && form.attributes[attribute.key];
      return attribute && value !== undefined ? attributeCell(attribute, value, language) : "";
    });
    return [...columnKeys.map((key) => cells[key] ?? ""), ...values];
  });
}
