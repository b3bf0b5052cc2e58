import { drawProduct, quoted } from "../catalog/draw-product.ts";
import type { Kind } from "../catalog/kind.ts";
import { lines } from "../catalog/lines.ts";
import { same, type Localized } from "../catalog/localized.ts";
import { slugOf } from "../catalog/naming.ts";
import type { ProductSeed } from "../catalog/product.ts";
import { createRandom, type Random } from "../random.ts";
import { generateReviews, type ReviewSeed } from "../reviews/generate-reviews.ts";
import type { Look } from "./appearances.ts";
import { series } from "./series.ts";

/** What all grown products are made from. */
export interface ProductSources {
  appearances: readonly Look[];
  /** Slugs of the shops that sell in a category, by its slug. */
  sellersOf: ReadonlyMap<string, readonly string[]>;
  seed: number;
  /** What everything is counted back from. */
  base: Date;
}

/** A product that a large shop has beside the demo's, ready to be stored. */
export type GrownProduct = ProductSeed & { number: number; reviews: ReviewSeed[] };

const day = 86_400_000;
/** How long ago the first goods of a large shop came. */
const OLDEST_DAYS = 900;
/** Of a long list, few goods have been written about. */
const REVIEWED = 0.15;
/** Most goods of a long list are one thing without a choice. */
const SEVERAL_COLOURS = 0.15;
const SEVERAL_SIZES = 0.3;

/** The product of this number: always the same one for the same sources. */
export function grownProduct(
  number: number,
  { appearances, sellersOf, seed, base }: ProductSources,
): GrownProduct {
  const random = createRandom((seed ^ Math.imul(number, 0x9e3779b1)) >>> 0);
  const { kind, feature, colours } = random.pick(appearances);
  const several = kind.option === "colour" && colours.length > 1 && random.chance(SEVERAL_COLOURS);
  const chosen = random.shuffle(colours).slice(0, several ? random.int(2, 3) : 1);
  const tones = chosen.map(({ colour }) => colour);
  const brand = random.pick(kind.brands);
  const label = labelOf(kind, brand, random);
  const option = comesInSizes(kind) && !random.chance(SEVERAL_SIZES) ? undefined : kind.option;
  const [only] = chosen;
  const side = chosen.length === 1 && only?.side && random.chance(0.4) ? [only.side] : [];
  const product = drawProduct(
    {
      kind,
      feature,
      tones,
      option,
      brand,
      label,
      // the number keeps it from every other one, those that shops write too
      slugOf: ({ en }) => `${slugOf(en)}-${100_000 + number}`,
      code: `BZ-G${number}`,
      sellers: sellersOf.get(kind.category) ?? [],
      pictures: [...chosen.map(({ front }) => front), ...side],
      popularityExponent: 4,
      createdAt: () => createdAt(base, random),
    },
    random,
  );
  return { ...product, number, reviews: reviewsOf(product, base, random) };
}

/** A case fits its telephone or it does not; a ring may come in one size. */
const comesInSizes = ({ option }: Kind) => option !== undefined && option !== "colour" && option !== "phone";

/** Technical goods are called by brand and model, the others by a line and its series. */
function labelOf(kind: Kind, brand: string, random: Random): Localized {
  if (kind.naming === "model")
    return same(`${brand} ${random.pick([..."ABCEHKMPSTX"])}${random.int(10, 4999)}`);
  const line = random.pick(lines);
  const more = random.chance(0.8) ? random.pick(series) : { ru: "", uz: "", en: "" };
  const whole = (language: "ru" | "uz" | "en") => `${line[language]} ${more[language]}`.trim();
  return quoted({ ru: whole("ru"), uz: whole("uz"), en: whole("en") });
}

/** Some come every week; whole seconds are what a shop remembers. */
function createdAt(base: Date, random: Random): Date {
  const daysAgo = random.chance(0.03) ? random.int(1, 29) : random.int(30, OLDEST_DAYS);
  return new Date(base.getTime() - daysAgo * day + random.int(6 * 3600, 20 * 3600) * 1000);
}

/** Votes would be rows of people; nobody has voted yet. */
function reviewsOf(product: ProductSeed, base: Date, random: Random): ReviewSeed[] {
  if (!random.chance(REVIEWED)) return [];
  const [reviews = []] = generateReviews([product], random.int(1, 2 ** 31), base);
  return reviews.map((review) => ({ ...review, votes: 0 }));
}
