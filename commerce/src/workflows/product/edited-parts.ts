import type { EditedProductPart } from "@bezak/contract/product-message-rules.ts";
import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import { toProductInput, type ProductForm } from "../../product-import/product-form.ts";
import type { ProductInput } from "./product-input.ts";
import { toText } from "./product-rows.ts";

const sorted = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
const text = ({ ru, uz, en }: LocalizedText) => [ru.trim(), uz?.trim() || null, en?.trim() || null];

type Variants = NonNullable<ProductInput["variants"]>;

/** The variants of a write, also where the only one is written beside the product. */
function toVariants(product: ProductInput, form: ProductForm): Variants {
  if (product.variants) return product.variants;
  const [only] = toProductInput(form).variants ?? [];
  const { price, oldPrice, sku, stock } = product;
  return only
    ? [{ ...only, price: price ?? only.price, oldPrice: oldPrice ?? null, sku: sku ?? null, stock }]
    : [];
}

/** What of a product each part is; parts that say the same are equal. */
function readParts(product: ProductInput, form: ProductForm): Record<EditedProductPart, unknown> {
  const stored = new Map(form.variants.map((variant) => [variant.id, variant]));
  const variants = toVariants(product, form);
  return {
    name: text(toText(product.name)),
    description: text(product.description ?? { ru: "" }),
    category: product.categoryId,
    brand: product.brand?.trim() || null,
    pictures: product.images,
    attributes: sorted(product.attributes),
    variants: [
      product.options.map(({ name, values }) => [text(name), values.map(text)]),
      variants.map(({ id, sku, options, image }) => [
        id ?? null,
        sku || null,
        sorted(options ?? {}),
        image || null,
      ]),
    ],
    price: variants.map(({ id, price, oldPrice }) => [id ?? null, price, oldPrice ?? null]),
    // a stock that is not written stays, and so does one that is sent back as it was shown
    stock: variants.map(({ id, stock, shownStock }) => {
      const now = stored.get(id ?? "")?.stock ?? 0;
      return [id ?? null, stock === undefined || stock === shownStock ? now : stock];
    }),
    fiscal_codes: [product.ikpu ?? null, product.packageCode ?? null, product.vatPercent ?? null],
  };
}

/** The parts of a product that a write changes. */
export function findEditedParts(form: ProductForm, product: ProductInput): EditedProductPart[] {
  const [before, after] = [readParts(toProductInput(form), form), readParts(product, form)];
  return (Object.keys(before) as EditedProductPart[]).filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
}
