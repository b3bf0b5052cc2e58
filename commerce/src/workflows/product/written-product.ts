import type { Sum } from "@bezak/contract/money.ts";
import type { SellerProductStatus } from "@bezak/contract/product-attributes.ts";

/** A text as it is written: `ru` is the base, the others are shown in its place where they are there. */
export interface WrittenText {
  ru: string;
  uz?: string | null;
  en?: string | null;
}

/** Value of an attribute; a choice is the word of the choice. */
export type AttributeValue = string | number | boolean;

export interface WrittenVariant {
  /** of a variant that is there; without one it is new */
  id?: string;
  sku?: string | null;
  /** ru name of an option -> ru name of its value */
  options: Record<string, string>;
  /** whole sum */
  price: Sum;
  oldPrice?: Sum | null;
  /** free pieces: what orders have reserved comes on top; left out: those there are, none of a new one */
  stock?: number;
  /** what a form showed: when it is the same, stock is left as orders have made it meanwhile */
  shownStock?: number;
  /** one of the product's pictures */
  image?: string | null;
}

/** A product as a shop writes it, in the words of the contract (`WrittenProduct` of written-product.ts). */
export interface WrittenProduct {
  name: string | WrittenText;
  description?: WrittenText | null;
  categoryId: string;
  brand?: string | null;
  /** of the only variant, as oldPrice, stock (left out: as it is) and sku: for a product without `variants` */
  price?: Sum;
  oldPrice?: Sum | null;
  stock?: number;
  shownStock?: number;
  sku?: string | null;
  /** addresses that POST /upload answered, or those the product has now */
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

/** What is changed of a product: all that is left out stays as it is. A price that is null is left out too. */
export type ProductChange = Partial<Omit<WrittenProduct, "price" | "variants">> & {
  price?: Sum | null;
  variants?: (Partial<Omit<WrittenVariant, "price">> & { price?: Sum | null })[];
};

/** What is to be written, by whom; with `id` a product that is there is written anew. */
export interface ProductWrite {
  sellerId: string;
  /** whose uploads its new pictures are */
  customerId: string;
  product: WrittenProduct;
  id?: string;
  /** of what was edited; another one is 409 product_changed */
  version?: number;
  /** of a new product: the same key again gives the product it made, another body with it is 422 */
  idempotencyKey?: string;
  /** false: the caller renews what buyers see itself, many products at once, by `showProducts` */
  show?: boolean;
}
