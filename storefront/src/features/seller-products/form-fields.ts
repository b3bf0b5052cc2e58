import type { CategoryAttribute, SellerProduct } from "@bezak/contract/seller-products.ts";
import type { SellerProductStatus } from "@bezak/contract/product-attributes.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { languages, type Language } from "../../lib/language.ts";
import type { ProductBody } from "./seller-products-api.ts";
import { comboKey, offeredRows, type VariantRow } from "./variant-matrix.ts";
import { wholeNumber } from "../../lib/whole-number.ts";

/** A text in the languages of the shop as it is typed; empty where there is none. */
export type TypedText = Record<Language, string>;

/** A way in which variants differ. Its values are known by their Russian text. */
export interface OptionFields {
  /** stays while its name is being typed */
  key: string;
  name: TypedText;
  values: readonly TypedText[];
}

/** One variant as it is typed. */
export interface VariantFields {
  /** of a variant that is stored */
  id?: string;
  price: string;
  oldPrice: string;
  stock: string;
  /** what was stored when the form showed it: while it stays the same, orders made meanwhile are not undone */
  shownStock?: number;
  sku: string;
  /** one of the product's pictures */
  image: string | null;
  /** false: there is no such variant */
  offered: boolean;
}

/** Everything the form holds but the pictures. */
export interface ProductFields {
  name: TypedText;
  description: TypedText;
  categoryId: string;
  brand: string;
  /** by key; a choice by its value, yes and no as `true` and `false` */
  attributes: Readonly<Record<string, string>>;
  /** of a product without options */
  single: VariantFields;
  options: readonly OptionFields[];
  /** by `comboKey`; those of values that were taken away stay, in case the values come back */
  variants: Readonly<Record<string, VariantFields>>;
  ikpu: string;
  packageCode: string;
  /** percent; empty for that of the category */
  vatPercent: string;
}

export const noText: TypedText = { ru: "", uz: "", en: "" };

export const noVariant: VariantFields = {
  price: "",
  oldPrice: "",
  stock: "",
  sku: "",
  image: null,
  offered: true,
};

export const emptyFields: ProductFields = {
  name: noText,
  description: noText,
  categoryId: "",
  brand: "",
  attributes: {},
  single: noVariant,
  options: [],
  variants: {},
  ikpu: "",
  packageCode: "",
  vatPercent: "",
};

function typed(text: Partial<Record<Language, string | null>>): TypedText {
  return { ru: text.ru ?? "", uz: text.uz ?? "", en: text.en ?? "" };
}

const digits = (value: number | null) => (value === null ? "" : formatNumber(value));

/** What is stored, as the form shows it. */
export function toFields(product: SellerProduct): ProductFields {
  const { options, choices, variants, status } = product;
  const names = options.map(({ name }) => name.ru);
  const numbers = (variant: SellerProduct["variants"][number] | undefined): VariantFields =>
    variant
      ? {
          id: variant.id,
          image: null,
          offered: true,
          sku: variant.sku ?? "",
          shownStock: variant.stock,
          price: digits(variant.price),
          oldPrice: digits(variant.oldPrice),
          stock: digits(variant.stock),
        }
      : noVariant;
  const rows = choices.map(({ id, options: chosen, image }): [string, VariantFields] => {
    const stored = numbers(variants.find((variant) => variant.id === id));
    return [comboKey(names.map((name) => chosen[name] ?? "")), { ...stored, image }];
  });
  const known = options.map(({ name, values }, index) => ({
    key: `option-${index}`,
    name: typed(name),
    values: values.map(typed),
  }));
  const single = options.length === 0 ? numbers(variants[0]) : noVariant;
  return {
    name: typed(product.name),
    description: typed(product.description),
    options: known,
    single,
    categoryId: product.category.id,
    brand: product.brand ?? "",
    attributes: Object.fromEntries(
      Object.entries(product.attributes).map(([key, value]) => [key, String(value)]),
    ),
    // a published product has the variants it has; a draft may still get the rest
    variants: status === "draft" ? Object.fromEntries(rows) : withGaps(known, rows),
    ikpu: product.ikpu ?? "",
    packageCode: product.packageCode ?? "",
    vatPercent: product.vatPercent === null ? "" : String(product.vatPercent),
  };
}

/** Combinations that are not stored are not offered. */
function withGaps(options: readonly OptionFields[], rows: readonly [string, VariantFields][]) {
  const stored = Object.fromEntries(rows);
  const all = offeredRows({ ...emptyFields, options, variants: {} });
  return {
    ...Object.fromEntries(all.map(({ key }) => [key, { ...noVariant, offered: false }])),
    ...stored,
  };
}

function written(text: TypedText) {
  return { ru: text.ru.trim(), uz: text.uz.trim() || null, en: text.en.trim() || null };
}

const isEmpty = (text: TypedText) => languages.every((language) => text[language].trim() === "");

/** The value of an attribute as the server takes it; undefined when nothing is typed. */
function attributeValue({ kind }: CategoryAttribute, text: string): string | number | boolean | undefined {
  if (text.trim() === "") return undefined;
  if (kind === "number") return Number(text.trim().replace(",", "."));
  return kind === "yes_no" ? text === "true" : text.trim();
}

/** The numbers of a variant; one that is not typed is 0 in a body that is sent only once it is checked. */
function getNumbers({ price, oldPrice, stock, shownStock, sku }: VariantFields) {
  return {
    price: wholeNumber(price) ?? 0,
    oldPrice: wholeNumber(oldPrice),
    stock: wholeNumber(stock) ?? 0,
    ...(shownStock === undefined ? {} : { shownStock }),
    sku: sku.trim() || null,
  };
}

/** Is there enough of a variant to be sent? Of a draft stock may be missing: nothing is there then. */
export function isPriced({ price }: VariantFields): boolean {
  return wholeNumber(price) !== null;
}

/** Is something typed that would be lost without a price? */
export function isBegun({ oldPrice, stock, sku, image }: VariantFields): boolean {
  return image !== null || [oldPrice, stock, sku].some((text) => text.trim() !== "");
}

/** The variants that are sent, in their order: refusals name them by their place. */
export function sentRows(fields: ProductFields): readonly VariantRow[] {
  return offeredRows(fields).filter(({ fields: row }) => row.offered && isPriced(row));
}

export interface BodyParts {
  fields: ProductFields;
  /** addresses of the pictures, the cover first */
  images: readonly string[];
  status: SellerProductStatus;
  /** attributes of the category; others are not sent */
  attributes: readonly CategoryAttribute[];
}

/** What is sent to the server. */
export function toBody({ fields, images, status, attributes }: BodyParts): ProductBody {
  const { options, single } = fields;
  const shown = options.filter(({ values }) => values.length > 0);
  const rows = sentRows(fields);
  const numbers = getNumbers(single);
  const only = {
    ...(wholeNumber(single.price) === null ? {} : { price: numbers.price }),
    ...(wholeNumber(single.stock) === null ? {} : { stock: numbers.stock }),
    ...(numbers.shownStock === undefined ? {} : { shownStock: numbers.shownStock }),
    oldPrice: numbers.oldPrice,
    sku: numbers.sku,
  };
  const many = {
    options: shown.map(({ name, values }) => ({ name: written(name), values: values.map(written) })),
    variants: rows.map(({ values, fields: row }) => ({
      ...(row.id === undefined ? {} : { id: row.id }),
      options: Object.fromEntries(shown.map(({ name }, index) => [name.ru.trim(), values[index]!])),
      ...getNumbers(row),
      image: row.image !== null && images.includes(row.image) ? row.image : null,
    })),
  };
  return {
    name: written(fields.name),
    description: isEmpty(fields.description) ? null : written(fields.description),
    categoryId: fields.categoryId,
    brand: fields.brand.trim() || null,
    images: [...images],
    status,
    attributes: Object.fromEntries(
      attributes.flatMap((attribute) => {
        const value = attributeValue(attribute, fields.attributes[attribute.key] ?? "");
        return value === undefined ? [] : [[attribute.key, value]];
      }),
    ),
    ...(shown.length > 0 ? many : only),
    ikpu: fields.ikpu || null,
    packageCode: fields.packageCode || null,
    vatPercent: fields.vatPercent === "" ? null : fields.vatPercent === "0" ? 0 : 12,
  };
}
