import type { Sum } from "@bezak/contract/money.ts";
import type { SellerProductStatus } from "@bezak/contract/product-attributes.ts";

/** `ru` is the base text; the others replace it in their language. */
export interface WrittenText {
  ru: string;
  uz?: string | null;
  en?: string | null;
}

/** A choice is stored as its key. */
export type AttributeValue = string | number | boolean;

export interface WrittenVariant {
  /** of an existing variant; absent: it is new */
  id?: string;
  sku?: string | null;
  /** ru name of an option -> ru name of its value */
  options: Record<string, string>;
  /** whole sum */
  price: Sum;
  oldPrice?: Sum | null;
  /** unreserved pieces; absent: unchanged, and none for a new variant */
  stock?: number;
  /** the stock that the form showed: if `stock` equals it, it is left as orders have changed it meanwhile */
  shownStock?: number;
  /** one of the product's pictures */
  image?: string | null;
}

/** The contract's `WrittenProduct` (written-product.ts). */
export interface WrittenProduct {
  name: string | WrittenText;
  description?: WrittenText | null;
  categoryId: string;
  brand?: string | null;
  /** of the only variant, as are oldPrice, stock (absent: unchanged) and sku: for a product without `variants` */
  price?: Sum;
  oldPrice?: Sum | null;
  stock?: number;
  shownStock?: number;
  sku?: string | null;
  /** URLs from POST /upload, or those that the product has already */
  images: string[];
  /** by key of the category's attribute */
  attributes: Record<string, AttributeValue>;
  options: { name: WrittenText; values: WrittenText[] }[];
  variants?: WrittenVariant[];
  status: SellerProductStatus;
  ikpu?: string | null;
  packageCode?: string | null;
  vatPercent?: number | null;
}

/** A change of some fields; absent fields, and a price that is null, stay unchanged. */
export type ProductChange = Partial<Omit<WrittenProduct, "price" | "variants">> & {
  price?: Sum | null;
  variants?: (Partial<Omit<WrittenVariant, "price">> & { price?: Sum | null })[];
};

/** Who writes what; with `id` an existing product is replaced. */
export interface ProductWrite {
  sellerId: string;
  /** uploader of its new pictures */
  customerId: string;
  product: WrittenProduct;
  id?: string;
  /** of the product that was edited; another one is 409 product_changed */
  version?: number;
  /** for a new product: a repeat of the key returns the same product, and is 422 with another body */
  idempotencyKey?: string;
  /** false: the caller updates the catalogue itself, for many products at once, with `showProducts` */
  show?: boolean;
}
