import type { EditedProductPart } from "@bezak/contract/product-message-rules.ts";
import type { SellerProduct } from "@bezak/contract/seller-products.ts";
import { differingFields } from "./differing-fields.ts";

/** What its shop and administrators write of a product. */
export type WrittenParts = Omit<SellerProduct, "version">;

const numbers = ({ variants }: WrittenParts, of: (one: WrittenParts["variants"][number]) => unknown) =>
  variants.map((variant) => [variant.id, of(variant)]);

const partsOf = (product: WrittenParts): Record<EditedProductPart, unknown> => ({
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

/** What somebody else has changed since the product was shown. */
export const findTheirChanges = (opened: WrittenParts, theirs: WrittenParts): EditedProductPart[] =>
  differingFields(partsOf(opened), partsOf(theirs));
