import type { CategoryAttribute, SellerProduct } from "@bezak/contract/seller-products.ts";
import type { SellerProductStatus } from "@bezak/contract/product-attributes.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { languages, type Language } from "../../lib/language.ts";
import type { ProductBody } from "./seller-products-api.ts";
import { toCombinationKey, offeredRows, type VariantRow } from "./variant-matrix.ts";
import { wholeNumber } from "../../lib/whole-number.ts";

/** Text by language; empty where there is none. */
export type TypedText = Record<Language, string>;

/** An option of the product. Its values are identified by their Russian text. */
export interface OptionFields {
  /** independent of the name, which may be changed */
  key: string;
  name: TypedText;
  values: readonly TypedText[];
}

export interface VariantFields {
  /** only for a stored variant */
  id?: string;
  price: string;
  oldPrice: string;
  stock: string;
  /** stored stock when the form was loaded; if it is not changed, orders made meanwhile are not overwritten */
  shownStock?: number;
  sku: string;
  /** URL of one of the product's pictures */
  image: string | null;
  /** false: this combination does not exist */
  offered: boolean;
}

/** Values of the form except the pictures. */
export interface ProductFields {
  name: TypedText;
  description: TypedText;
  categoryId: string;
  brand: string;
  /** by key; choices as their value, yes and no as `true` and `false` */
  attributes: Readonly<Record<string, string>>;
  /** the variant of a product without options */
  single: VariantFields;
  options: readonly OptionFields[];
  /** by `toCombinationKey`; those of removed values stay, in case the values are added again */
  variants: Readonly<Record<string, VariantFields>>;
  ikpu: string;
  packageCode: string;
  /** percent; empty for the category's rate */
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

/** Converts a stored product to form values. */
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
    return [toCombinationKey(names.map((name) => chosen[name] ?? "")), { ...stored, image }];
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
    // the variants of a product that was published are fixed; a draft may get more
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

/** Value of an attribute in the request; undefined when empty. */
function attributeValue({ kind }: CategoryAttribute, text: string): string | number | boolean | undefined {
  if (text.trim() === "") return undefined;
  if (kind === "number") return Number(text.trim().replace(",", "."));
  return kind === "yes_no" ? text === "true" : text.trim();
}

/** Numbers of a variant; missing ones are 0, since the request is sent only after validation. */
function getNumbers({ price, oldPrice, stock, shownStock, sku }: VariantFields) {
  return {
    price: wholeNumber(price) ?? 0,
    oldPrice: wholeNumber(oldPrice),
    stock: wholeNumber(stock) ?? 0,
    ...(shownStock === undefined ? {} : { shownStock }),
    sku: sku.trim() || null,
  };
}

/** Whether a variant can be sent; a missing stock counts as zero. */
export function isPriced({ price }: VariantFields): boolean {
  return wholeNumber(price) !== null;
}

/** Whether a variant without a price has values that would be lost. */
export function isBegun({ oldPrice, stock, sku, image }: VariantFields): boolean {
  return image !== null || [oldPrice, stock, sku].some((text) => text.trim() !== "");
}

/** Variants of the request in their order, by which errors name them. */
export function sentRows(fields: ProductFields): readonly VariantRow[] {
  return offeredRows(fields).filter(({ fields: row }) => row.offered && isPriced(row));
}

export interface BodyParts {
  fields: ProductFields;
  /** URLs of the pictures, the cover first */
  images: readonly string[];
  status: SellerProductStatus;
  /** attributes of the category; others are not sent */
  attributes: readonly CategoryAttribute[];
}

/** Converts form values to the request. */
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
