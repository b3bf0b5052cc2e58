import type { EditedProductPart } from "@bezak/contract/product-message-rules.ts";
import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import { isApiError } from "../../lib/api-error.ts";

/** The stored product with which a change of an older version was refused; null if the answer does not have it. */
export function readTheirs(error: unknown): SellerProduct | null {
  if (!isApiError(error)) return null;
  const { current } = (error.details ?? {}) as { current?: SellerProduct };
  return current ?? null;
}

const numbers = ({ variants }: SellerProduct, of: (one: SellerProduct["variants"][number]) => unknown) =>
  variants.map((variant) => [variant.id, of(variant)]);

const partsOf = (product: SellerProduct): Record<EditedProductPart, unknown> => ({
  name: product.name,
  description: product.description,
  category: product.category.id,
  brand: product.brand,
  pictures: product.images.map(({ url }) => url),
  attributes: Object.entries(product.attributes).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  variants: [product.options, numbers(product, ({ sku }) => sku)],
  price: numbers(product, ({ price, oldPrice }) => [price, oldPrice]),
  stock: numbers(product, ({ stock }) => stock),
  fiscal_codes: [product.ikpu, product.packageCode, product.vatPercent],
});

/** What somebody else has changed since the form was opened. */
export function findTheirChanges(opened: SellerProduct, theirs: SellerProduct): EditedProductPart[] {
  const [before, after] = [partsOf(opened), partsOf(theirs)];
  return (Object.keys(before) as EditedProductPart[]).filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
}
