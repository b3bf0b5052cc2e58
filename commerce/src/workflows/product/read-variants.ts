import type { Sum } from "@bezak/contract/money.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { FieldProblem, FieldProblems } from "./field-problem.ts";
import type { ProductInput, WrittenVariant } from "./product-input.ts";

/** A variant as submitted, with the indexes of its option values; sums are whole. */
export interface ReadVariant {
  /** prefix of its field paths: `variants.2.`, or empty for the only one */
  path: string;
  id: string | null;
  sku: string | null;
  /** for each option, the index of its value */
  values: number[];
  price: Sum | null;
  oldPrice: Sum | null;
  /** unreserved pieces; null: unchanged */
  stock: number | null;
  /** of an existing variant whose stock was not meant to change */
  keepsStock: boolean;
  image: string | null;
}

const same = (text: string) => text.trim().toLowerCase();

/** Checks options, variants, prices, stock and SKUs on their own, without stored data. */
export function readVariants(product: ProductInput): { variants: ReadVariant[]; problems: FieldProblems } {
  const problems: FieldProblems = optionProblems(product);
  const { options, variants: written = [] } = product;
  const [only] = written;
  if (!only) {
    if (options.length > 0) problems.variants = "required";
    const variant = onlyVariant(product);
    Object.assign(problems, numberProblems(variant));
    return { variants: [variant], problems };
  }
  if (written.length > sellerLimits.variantsMax) problems.variants = `most:${sellerLimits.variantsMax}`;
  else if (options.length === 0 && written.length > 1) problems.variants = "most:1";
  if (Object.keys(problems).length > 0) return { variants: [], problems };
  const variants = written.map((variant, at) => readVariant(product, variant, `variants.${at}.`, problems));
  for (const variant of variants) Object.assign(problems, numberProblems(variant));
  markRepeats(variants, "options", problems, ({ values }) => (values.includes(-1) ? null : values.join()));
  markRepeats(variants, "sku", problems, ({ sku }) => sku && same(sku));
  markRepeats(variants, "id", problems, ({ id }) => id);
  return { variants, problems };
}

function onlyVariant({ price, oldPrice, stock, shownStock, sku }: ProductInput): ReadVariant {
  return {
    keepsStock: stock === undefined || stock === shownStock,
    path: "",
    id: null,
    values: [],
    image: null,
    sku: sku?.trim() || null,
    price: price ?? null,
    oldPrice: oldPrice ?? null,
    stock: stock ?? null,
  };
}

function optionProblems({ options }: ProductInput): FieldProblems {
  const problems: FieldProblems = {};
  if (options.length > sellerLimits.optionsMax) return { options: `most:${sellerLimits.optionsMax}` };
  const names = options.map(({ name }) => same(name.ru));
  options.forEach(({ values }, at) => {
    const path = `options.${at}`;
    if (!names[at]) problems[`${path}.name.ru`] = "required";
    else if (names.indexOf(names[at]) < at) problems[`${path}.name.ru`] = "duplicate";
    if (values.length === 0) problems[`${path}.values`] = "required";
    if (values.length > sellerLimits.optionValuesMax)
      problems[`${path}.values`] = `most:${sellerLimits.optionValuesMax}`;
    const words = values.map(({ ru }) => same(ru));
    words.forEach((word, place) => {
      if (!word) problems[`${path}.values.${place}.ru`] = "required";
      else if (words.indexOf(word) < place) problems[`${path}.values.${place}.ru`] = "duplicate";
    });
  });
  return problems;
}

function readVariant(
  { options, images }: ProductInput,
  variant: WrittenVariant,
  path: string,
  problems: FieldProblems,
): ReadVariant {
  const chosen = new Map(Object.entries(variant.options).map(([name, value]) => [same(name), same(value)]));
  const values = options.map(({ name, values }) => {
    const value = chosen.get(same(name.ru));
    const at = values.findIndex(({ ru }) => same(ru) === value);
    if (at < 0) problems[`${path}options.${name.ru}`] = value ? "unknown" : "required";
    return at;
  });
  const names = new Set(options.map(({ name }) => same(name.ru)));
  for (const name of Object.keys(variant.options))
    if (!names.has(same(name))) problems[`${path}options.${name.slice(0, 40)}`] = "unknown";
  if (variant.image && !images.includes(variant.image)) problems[`${path}image`] = "unknown";
  const { id = null, sku, price, oldPrice = null, stock = null, shownStock, image } = variant;
  const keepsStock = stock === null || stock === shownStock;
  return {
    keepsStock,
    path,
    id,
    values,
    price,
    oldPrice,
    stock,
    sku: sku?.trim() || null,
    image: image || null,
  };
}

/** The contract has the same limits, but imports and other internal callers do not pass through it. */
function numberProblems({ path, price, oldPrice, stock, sku }: ReadVariant): FieldProblems {
  const problems: FieldProblems = {};
  const note = (field: string, problem: FieldProblem | null) => {
    if (problem) problems[path + field] = problem;
  };
  const { priceMin, priceMax, stockMax, skuMax } = sellerLimits;
  if (price !== null) note("price", outside(price, priceMin, priceMax));
  if (oldPrice !== null) {
    const wrong = outside(oldPrice, priceMin, priceMax);
    note("oldPrice", wrong ?? (price !== null && oldPrice <= price ? "above_price" : null));
  }
  if (stock !== null) note("stock", outside(stock, 0, stockMax));
  if (sku) note("sku", sku.length > skuMax ? `longest:${skuMax}` : skuPattern.test(sku) ? null : "invalid");
  return problems;
}

const skuPattern = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u;

export function outside(value: number, min: number, max: number): FieldProblem | null {
  if (!Number.isInteger(value)) return "number";
  if (value < min) return `min:${min}`;
  return value > max ? `max:${max}` : null;
}

/** Adds a problem to each variant that repeats an earlier one; `keyOf` returns undefined for what cannot repeat. */
function markRepeats(
  variants: readonly ReadVariant[],
  field: string,
  problems: FieldProblems,
  keyOf: (variant: ReadVariant) => string | null,
): void {
  const seen = new Set<string>();
  for (const variant of variants) {
    const key = keyOf(variant);
    if (key === null) continue;
    if (seen.has(key)) problems[variant.path + field] ??= "duplicate";
    seen.add(key);
  }
}
