import type { TranslatedText } from "../../../search/localized.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { PictureSpec } from "../pictures/spec.ts";
import type { OptionKey } from "./kind.ts";

export interface VariantSeed {
  sku: string;
  title: TranslatedText;
  /** null when the product has no options */
  value: TranslatedText | null;
  stock: number;
  pictures: readonly PictureSpec[];
}

export interface ProductSeed {
  slug: string;
  name: TranslatedText;
  description: TranslatedText;
  category: string;
  seller: string;
  brand: string;
  price: Sum;
  oldPrice: Sum | null;
  attributes: { name: TranslatedText; value: TranslatedText }[];
  option: OptionKey | null;
  variants: VariantSeed[];
  pictures: PictureSpec[];
  popularity: number;
  createdAt: Date;
}
