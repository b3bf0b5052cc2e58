import type { FiscalCodes } from "../../modules/fiscal/fiscal-codes.ts";
import { GENERAL_VAT_PERCENT } from "../../modules/fiscal/fiscal-codes.ts";
import type { OwnFile } from "../../modules/upload/service.ts";
import { readAttributes, type AttributeValues } from "./attribute-values.ts";
import type { FieldProblems } from "./field-problem.ts";
import { findMissingFields } from "./find-missing-fields.ts";
import type { ProductCategory } from "./read-category.ts";
import { readVariants, type ReadVariant } from "./read-variants.ts";
import { isPublishingHidden, type Moderation } from "./product-status.ts";
import type { StoredProduct } from "./stored-product.ts";
import type { ProductInput } from "./product-input.ts";

/** Everything that the validation of a product needs. */
export interface ValidationContext {
  category: ProductCategory | undefined;
  /** undefined: it is new */
  stored: StoredProduct | undefined;
  /** new pictures that the writer may use */
  ownFiles: readonly OwnFile[];
  /** lower-case SKUs of the shop's other products */
  takenSkus: ReadonlySet<string>;
  /** undefined: the shop itself writes it */
  moderation?: Moderation | undefined;
}

/** A product that can be stored; variants that exist already have their ids. */
export interface ValidatedProduct {
  variants: ReadVariant[];
  removed: StoredProduct["variants"];
  attributes: AttributeValues;
  /** its own; null: those of its category */
  fiscal: FiscalCodes | null;
}

const same = (text: string) => text.trim().toLowerCase();

/** Reads nothing. If there are problems, `validated` must not be used. */
export function validateProduct(
  product: ProductInput,
  around: ValidationContext,
): { validated: ValidatedProduct; problems: FieldProblems } {
  const { category, stored, takenSkus, moderation } = around;
  const { variants: read, problems } = readVariants(product);
  // with wrong options or variants it is unknown which variants there will be: no further problems of them are reported
  const areKnown = read.length > 0 && problems.variants === undefined;
  if (!category) problems.categoryId = "unknown";
  const { values: attributes, problems: wrongValues } = readAttributes(
    category?.attributes ?? [],
    product.attributes,
  );
  if (category) Object.assign(problems, wrongValues);
  Object.assign(problems, pictureProblems(product, around));
  const { codes: fiscal, problems: wrongCodes } = readCodes(product, category);
  Object.assign(problems, wrongCodes);
  const variants = keepIds(product, read, stored, problems);
  const existing = new Set(variants.map(({ id }) => id));
  const removed = (stored?.variants ?? []).filter(({ id }) => !existing.has(id));
  if (areKnown && removed.some(({ reserved }) => reserved > 0)) problems.variants = "stock_reserved";
  for (const { path, sku } of variants)
    if (sku && takenSkus.has(same(sku))) problems[`${path}sku`] ??= "sku_taken";
  const { status } = product;
  if (isPublishingHidden({ stored: stored?.status, status, moderation })) problems.status = "product_hidden";
  if (status === "published") {
    const hasFiscalCodes = Boolean(fiscal ?? category?.fiscal);
    const missing = findMissingFields({
      description: product.description?.ru ?? "",
      images: product.images.length,
      attributes,
      prices: variants,
      definitions: category?.attributes ?? [],
      hasFiscalCodes,
    });
    for (const path of missing) if (areKnown || path !== "price") problems[path] ??= "required";
  }
  return { validated: { variants, removed, attributes, fiscal }, problems };
}

/** Finds the stored id of a variant: by its id, by its option values, or as the only one. */
function keepIds(
  { options, variants: written }: ProductInput,
  read: readonly ReadVariant[],
  stored: StoredProduct | undefined,
  problems: FieldProblems,
): ReadVariant[] {
  const there = stored?.variants ?? [];
  const known = new Set(there.map(({ id }) => id));
  for (const { id, path } of read) if (id && !known.has(id)) problems[`${path}id`] ??= "unknown";
  const free = there.filter(({ id }) => !read.some((variant) => variant.id === id));
  return read.map((variant) => {
    if (variant.id) return variant;
    const chosen = options.map(({ name, values }, at) => [
      name.ru,
      values[variant.values[at] ?? -1]?.ru ?? "",
    ]);
    const key = choiceKey(chosen as [string, string][]);
    let at = free.findIndex((one) => choiceKey(Object.entries(one.options)) === key);
    if (at < 0 && !written?.length && there.length === 1) at = free.findIndex(() => true);
    const [twin] = at < 0 ? [] : free.splice(at, 1);
    return twin ? { ...variant, id: twin.id } : variant;
  });
}

const choiceKey = (chosen: [string, string][]) =>
  chosen
    .map(([name, value]) => `${same(name)}=${same(value)}`)
    .sort()
    .join("\n");

function pictureProblems({ images }: ProductInput, { stored, ownFiles }: ValidationContext): FieldProblems {
  const problems: FieldProblems = {};
  const usable = new Set([...(stored?.images ?? []), ...ownFiles].map(({ url }) => url));
  images.forEach((url, at) => {
    if (images.indexOf(url) < at) problems[`images.${at}`] = "duplicate";
    else if (!usable.has(url)) problems[`images.${at}`] = "not_yours";
  });
  return problems;
}

/** Missing codes are taken from the category; a code that neither has is reported. */
function readCodes(
  { ikpu, packageCode, vatPercent }: ProductInput,
  category: ProductCategory | undefined,
): { codes: FiscalCodes | null; problems: FieldProblems } {
  const given = category?.fiscal;
  if (!ikpu && !packageCode && (vatPercent ?? given?.vatPercent) === given?.vatPercent)
    return { codes: null, problems: {} };
  // a package code is valid only for its own IKPU
  const codes = {
    ikpu: ikpu || given?.ikpu || "",
    packageCode: packageCode || (!ikpu || ikpu === given?.ikpu ? given?.packageCode : "") || "",
    vatPercent: vatPercent ?? given?.vatPercent ?? GENERAL_VAT_PERCENT,
  };
  const problems: FieldProblems = {};
  if (!codes.ikpu) problems.ikpu = "required";
  if (!codes.packageCode) problems.packageCode = "required";
  return { codes, problems };
}
