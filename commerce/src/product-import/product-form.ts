import type { AttributeValue } from "@bezak/contract/written-product.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { SellerProductStatus } from "@bezak/contract/product-attributes.ts";
import type { ProductInput } from "../workflows/product/product-input.ts";

export interface FormVariant {
  id: string;
  sku: string | null;
  /** whole sum; null when it has none yet */
  price: Sum | null;
  oldPrice: Sum | null;
  /** available pieces */
  stock: number;
  /** ru name of an option -> ru name of its value */
  options: Record<string, string>;
  image: string | null;
}

/** An existing product with everything that a spreadsheet can contain. */
export interface ProductForm {
  id: string;
  version: number;
  status: SellerProductStatus;
  categoryId: string | null;
  name: LocalizedText;
  description: LocalizedText;
  brand: string | null;
  images: string[];
  attributes: Record<string, AttributeValue>;
  options: { name: LocalizedText; values: LocalizedText[] }[];
  variants: FormVariant[];
  /** its own codes; null: those of its category */
  fiscal: { ikpu: string; packageCode: string; vatPercent: number } | null;
}

/** Converts an existing product to the shape of a write. */
export function toProductInput(form: ProductForm): ProductInput {
  const { name, brand, images, attributes, options, fiscal, status } = form;
  return {
    name,
    brand,
    images,
    attributes,
    options,
    status,
    description: form.description,
    categoryId: form.categoryId ?? "",
    // NaN fails the validation, which reports the missing price
    variants: form.variants.map(({ price, ...variant }) => ({ ...variant, price: price ?? Number.NaN })),
    ikpu: fiscal?.ikpu ?? null,
    packageCode: fiscal?.packageCode ?? null,
    vatPercent: fiscal?.vatPercent ?? null,
  };
}

/** Omits unchanged stock from a write, since orders may have reduced it meanwhile. */
export function withoutSameStock(product: ProductInput, form: ProductForm): ProductInput {
  const before = new Map(form.variants.map(({ id, stock }) => [id, stock]));
  return {
    ...product,
    variants: product.variants?.map(({ stock, ...variant }) =>
      variant.id !== undefined && before.get(variant.id) === stock ? variant : { ...variant, stock },
    ),
  };
}

const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
const text = ({ ru, uz, en }: LocalizedText) => [ru.trim(), uz || null, en || null];

/** A change of prices, stock and status only. */
export interface QuickChange {
  variants: { id: string; price?: Sum; oldPrice?: Sum | null; stock?: number }[];
  products: { id: string; status: SellerProductStatus }[];
}

/** Returns the change from the stored product to `product` if a quick change is enough; null otherwise. */
export function quickChange(product: ProductInput, form: ProductForm): QuickChange | null {
  const before = toProductInput(form);
  const known = new Map((before.variants ?? []).map((variant) => [variant.id, variant]));
  const back = (product.variants ?? []).map((variant) => {
    const { price = variant.price, oldPrice, stock } = known.get(variant.id) ?? variant;
    return { ...variant, price, oldPrice, stock };
  });
  if (fingerprint({ ...product, variants: back, status: form.status }) !== fingerprint(before)) return null;
  const variants = (product.variants ?? []).flatMap(({ id = "", price, oldPrice = null, stock }) => {
    const was = known.get(id);
    const change = {
      ...(price !== was?.price && { price }),
      ...(oldPrice !== (was?.oldPrice ?? null) && { oldPrice }),
      ...(stock !== was?.stock && { stock }),
    };
    return Object.keys(change).length > 0 ? [{ id, ...change }] : [];
  });
  return {
    variants,
    products: product.status === form.status ? [] : [{ id: form.id, status: product.status }],
  };
}

/** Equal for written products without differences. */
export function fingerprint(product: ProductInput): string {
  const { name, description, options, variants = [], attributes, images, status } = product;
  return JSON.stringify([
    text(typeof name === "string" ? { ru: name } : name),
    text(description ?? { ru: "" }),
    product.categoryId,
    product.brand || null,
    images,
    status,
    sorted(attributes),
    options.map(({ name, values }) => [text(name), values.map(text)]),
    variants.map(({ id, sku, price, oldPrice, stock, image, options }) => [
      id ?? null,
      sku || null,
      price,
      oldPrice ?? null,
      stock,
      image || null,
      sorted(options),
    ]),
    product.ikpu || null,
    product.packageCode || null,
    product.vatPercent ?? null,
  ]);
}
