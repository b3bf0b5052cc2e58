import type { Sum } from "@bezak/contract/money.ts";
import type { PictureSpec } from "../pictures/spec.ts";
import type { OptionKey } from "./kind.ts";
import type { Localized } from "./localized.ts";

export interface VariantSeed {
  sku: string;
  title: Localized;
  /** null when the product has no options */
  value: Localized | null;
  stock: number;
  pictures: readonly PictureSpec[];
}

export interface ProductSeed {
  slug: string;
  name: Localized;
  description: Localized;
  category: string;
  seller: string;
  brand: string;
  price: Sum;
  oldPrice: Sum | null;
  attributes: { name: Localized; value: Localized }[];
  option: OptionKey | null;
  variants: VariantSeed[];
  pictures: PictureSpec[];
  popularity: number;
  createdAt: Date;
}
