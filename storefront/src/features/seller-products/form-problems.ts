import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { CategoryAttribute, CategoryTerms } from "@bezak/contract/seller-products.ts";
import type { Texts } from "../../i18n/texts.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { isBegun, sentRows, type ProductFields, type VariantFields } from "./form-fields.ts";
import { combinationCount, offeredRows, usedOptions } from "./variant-matrix.ts";
import { wholeNumber } from "../../lib/whole-number.ts";

/** Field errors by path (`name.ru`, `attributes.weight`, `variant <key> price`). */
export type FormProblems = Readonly<Record<string, string>>;

export const variantPath = (key: string, field: string) => `variant ${key} ${field}`;

export const optionPath = (key: string, part: "name" | "values") => `option ${key} ${part}`;

const variantFields = ["price", "oldPrice", "stock", "sku"] as const;

/** Converts the server's field errors: it names variants and options by index, the form by key. */
export function toProblems(fields: Record<string, string>, sent: ProductFields): FormProblems {
  const rows = sentRows(sent);
  const options = usedOptions(sent.options);
  const named = Object.entries(fields).map(([path, text]) => {
    const [, at, part] = /^options\.(\d+)\.(name|values)/.exec(path) ?? [];
    const option = at === undefined ? undefined : options[Number(at)];
    if (option) return [optionPath(option.key, part === "name" ? "name" : "values"), text];
    const [, place, field = ""] = /^variants\.(\d+)\.?(\w*)/.exec(path) ?? [];
    const key = place === undefined ? undefined : rows[Number(place)]?.key;
    if (key === undefined) return [path, text];
    // an error of the variant as a whole is shown at its first field
    return [variantPath(key, variantFields.find((one) => one === field) ?? "price"), text];
  });
  return Object.fromEntries(named) as FormProblems;
}

/** The first error of these paths: the server may report `name.ru` as `name`. */
export function problemAt(problems: FormProblems, ...paths: string[]): string | undefined {
  return paths.map((path) => problems[path]).find((text) => text !== undefined);
}

const sku = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u;

function moneyProblem(text: string, t: Texts, least: number): string | null {
  if (text.trim() === "") return null;
  const number = wholeNumber(text);
  if (number !== null && number >= least && number <= sellerLimits.priceMax) return null;
  return t("sellerProducts.wrong.price", { min: least, max: formatNumber(sellerLimits.priceMax) });
}

/** Errors of a variant's numbers; `at` gives the path of a field. */
function variantProblems(
  row: VariantFields,
  at: (field: string) => string,
  t: Texts,
  needed: { price: boolean; stock: boolean },
) {
  const found: Record<string, string> = {};
  const price = moneyProblem(row.price, t, sellerLimits.priceMin);
  if (price) found[at("price")] = price;
  else if (needed.price && row.price.trim() === "") found[at("price")] = t("sellerProducts.wrong.required");
  const old = moneyProblem(row.oldPrice, t, sellerLimits.priceMin);
  const [before, now] = [wholeNumber(row.oldPrice), wholeNumber(row.price)];
  if (old) found[at("oldPrice")] = old;
  else if (before !== null && now !== null && before <= now)
    found[at("oldPrice")] = t("sellerProducts.wrong.oldPrice");
  const stock = wholeNumber(row.stock);
  if (row.stock.trim() !== "" && (stock === null || stock > sellerLimits.stockMax))
    found[at("stock")] = t("sellerProducts.wrong.stock", { max: formatNumber(sellerLimits.stockMax) });
  else if (needed.stock && row.stock.trim() === "") found[at("stock")] = t("sellerProducts.wrong.required");
  if (row.sku.trim() !== "" && !sku.test(row.sku.trim())) found[at("sku")] = t("sellerProducts.wrong.sku");
  return found;
}

/** Errors of SKUs that occur twice in the product. */
function doubleSkus(fields: ProductFields, t: Texts): Record<string, string> {
  const seen = new Set<string>();
  const found: Record<string, string> = {};
  for (const { key, fields: row } of offeredRows(fields)) {
    const word = row.sku.trim().toLowerCase();
    if (!row.offered || word === "") continue;
    if (seen.has(word)) found[variantPath(key, "sku")] = t("sellerProducts.wrong.skuTwice");
    seen.add(word);
  }
  return found;
}

function optionProblems({ options }: ProductFields, t: Texts): Record<string, string> {
  const found: Record<string, string> = {};
  const names = options.map(({ name }) => name.ru.trim().toLowerCase());
  options.forEach(({ key, name, values }, index) => {
    if (name.ru.trim() === "") found[optionPath(key, "name")] = t("sellerProducts.wrong.required");
    else if (names.indexOf(names[index]!) !== index)
      found[optionPath(key, "name")] = t("sellerProducts.wrong.optionTwice");
    if (values.length === 0) found[optionPath(key, "values")] = t("sellerProducts.wrong.noValues");
  });
  if (combinationCount(options) > sellerLimits.variantsMax)
    found["variants"] = t("sellerProducts.wrong.variants", { max: sellerLimits.variantsMax });
  return found;
}

function attributeProblems(
  fields: ProductFields,
  attributes: readonly CategoryAttribute[],
  t: Texts,
  publish: boolean,
) {
  const found: Record<string, string> = {};
  for (const { key, kind, required } of attributes) {
    const text = (fields.attributes[key] ?? "").trim();
    if (text === "" && required && publish) found[`attributes.${key}`] = t("sellerProducts.wrong.required");
    if (text !== "" && kind === "number" && !/^-?\d{1,9}([.,]\d{1,6})?$/.test(text))
      found[`attributes.${key}`] = t("sellerProducts.wrong.number");
  }
  return found;
}

export interface Checked {
  fields: ProductFields;
  imageCount: number;
  /** the upload of a picture failed, so it would be missing */
  imageLost?: boolean;
  /** terms of the category; undefined until they are loaded */
  terms: CategoryTerms | undefined;
  /** false for a draft, which may be incomplete */
  publish: boolean;
}

/** Field errors that prevent sending. The server validates again and checks more. */
export function formProblems(checked: Checked, t: Texts): FormProblems {
  const { fields, imageCount, imageLost, terms, publish } = checked;
  const found: Record<string, string> = {};
  const required = t("sellerProducts.wrong.required");
  if (fields.name.ru.trim() === "") found["name.ru"] = required;
  if (fields.categoryId === "") found["categoryId"] = required;
  if (publish && fields.description.ru.trim() === "") found["description.ru"] = required;
  if (imageLost) found["images"] = t("sellerProducts.wrong.imageLost");
  else if (publish && imageCount === 0) found["images"] = t("sellerProducts.wrong.images");
  if (fields.ikpu !== "" && fields.ikpu.length !== 17) found["ikpu"] = t("sellerProducts.wrong.ikpu");
  if (publish && fields.ikpu === "" && terms && !terms.ikpu) found["ikpu"] = required;
  const rows = offeredRows(fields);
  const offered = rows.filter(({ fields: row }) => row.offered);
  // even a draft needs at least one complete variant
  if (rows.length > 0 && (publish ? offered : sentRows(fields)).length === 0)
    found["variants"] = t("sellerProducts.wrong.noVariant");
  const numbers =
    rows.length === 0
      ? variantProblems(fields.single, (field) => field, t, { price: publish, stock: publish })
      : Object.assign(
          {},
          ...offered.map(({ key, fields: row }) =>
            variantProblems(row, (field) => variantPath(key, field), t, {
              price: publish || isBegun(row),
              stock: publish,
            }),
          ),
        );
  return {
    ...found,
    ...attributeProblems(fields, terms?.attributes ?? [], t, publish),
    ...optionProblems(fields, t),
    ...doubleSkus(fields, t),
    ...numbers,
  } as FormProblems;
}
