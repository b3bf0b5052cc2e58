import type { TranslatedText } from "../../../search/localized.ts";
import type { ArtName } from "../pictures/arts.ts";
import type { AdjectiveKey } from "./adjectives.ts";
import type { ColourKey } from "./colours.ts";
import { words, type Gender } from "./localized.ts";

/** Distinguishes a product within its kind; the ru and en texts follow the noun, the uz text precedes it. */
export interface Feature {
  text: TranslatedText;
  motif?: string;
  /** Second colour of the drawing. */
  accent?: ColourKey;
  /** Fixed colour of the product. */
  colour?: ColourKey;
}

/** The option that a buyer chooses. */
export type OptionKey = "colour" | "ringSize" | "beltLength" | "headSize" | "phone";

/** A kind of product with everything its products are composed from. */
export interface Kind {
  /** Slug of the second-level category. */
  category: string;
  count: number;
  noun: TranslatedText;
  gender: Gender;
  adjectives: readonly AdjectiveKey[];
  features: readonly Feature[];
  /** Whole sum, lowest and highest. */
  price: readonly [number, number];
  brands: readonly string[];
  /** Technical products are named by brand and model, the others by a line. */
  naming: "line" | "model";
  materials: readonly TranslatedText[];
  colours: readonly ColourKey[];
  accent: ColourKey;
  option?: OptionKey;
  attributes?: readonly (readonly [name: TranslatedText, values: readonly TranslatedText[]])[];
  intros: readonly TranslatedText[];
  details: readonly TranslatedText[];
  /** Last sentence of the description. */
  care: readonly TranslatedText[];
  art: ArtName;
  stands?: boolean;
}

export function feature(text: string, motif?: string, accent?: ColourKey, colour?: ColourKey): Feature {
  return { text: words(text), motif, accent, colour };
}
