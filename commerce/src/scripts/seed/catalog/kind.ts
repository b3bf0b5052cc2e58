import type { ArtName } from "../pictures/arts.ts";
import type { AdjectiveKey } from "./adjectives.ts";
import type { ColourKey } from "./colours.ts";
import { words, type Gender, type Localized } from "./localized.ts";

/** What sets one product of a kind apart; ru and en follow the noun, uz goes before it. */
export interface Feature {
  text: Localized;
  motif?: string;
  /** Second colour of the drawing. */
  accent?: ColourKey;
  /** Fixes the colour of the product. */
  colour?: ColourKey;
}

/** What a buyer chooses between. */
export type OptionKey = "colour" | "ringSize" | "beltLength" | "headSize" | "phone";

/** A kind of goods: everything its products are composed from. */
export interface Kind {
  /** Slug of the second-level category. */
  category: string;
  count: number;
  noun: Localized;
  gender: Gender;
  adjectives: readonly AdjectiveKey[];
  features: readonly Feature[];
  /** Whole sum, lowest and highest. */
  price: readonly [number, number];
  brands: readonly string[];
  /** Technical goods are called by brand and model, the others by a line. */
  naming: "line" | "model";
  materials: readonly Localized[];
  colours: readonly ColourKey[];
  accent: ColourKey;
  option?: OptionKey;
  attributes?: readonly (readonly [name: Localized, values: readonly Localized[]])[];
  /** First sentence of the description. */
  intros: readonly Localized[];
  details: readonly Localized[];
  /** Last sentence. */
  care: readonly Localized[];
  art: ArtName;
  stands?: boolean;
}

/** Short writing of a feature. */
export function feature(text: string, motif?: string, accent?: ColourKey, colour?: ColourKey): Feature {
  return { text: words(text), motif, accent, colour };
}
