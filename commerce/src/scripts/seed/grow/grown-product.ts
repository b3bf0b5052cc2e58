import type { TranslatedText } from "../../../search/localized.ts";
import { drawProduct, quoted } from "../catalog/draw-product.ts";
import type { Kind } from "../catalog/kind.ts";
import { lines } from "../catalog/lines.ts";
import { same } from "../catalog/localized.ts";
import { getSlug } from "../catalog/naming.ts";
import type { ProductSeed } from "../catalog/product.ts";
import { createRandom, type Random } from "../random.ts";
import { generateReviews, type ReviewSeed } from "../reviews/generate-reviews.ts";
import type { Look } from "./appearances.ts";
import { series } from "./series.ts";

export interface ProductSources {
  appearances: readonly Look[];
  /** Slugs of the shops that sell in a category, by its slug. */
  sellersOf: ReadonlyMap<string, readonly string[]>;
  seed: number;
  /** The date that all other dates are counted back from. */
  base: Date;
}

/** A generated product beyond the demo's own, ready to be stored. */
export type GrownProduct = ProductSeed & { number: number; reviews: ReviewSeed[] };

const day = 86_400_000;
/** Age of the oldest products of a large shop. */
const OLDEST_DAYS = 900;
/** Share of products with reviews. */
const REVIEWED = 0.15;
/** Share of products with several colours; most have one variant. */
const SEVERAL_COLOURS = 0.15;
const SEVERAL_SIZES = 0.3;

/** Generates the product with this number; deterministic for the same sources. */
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
  const label = getLabel(kind, brand, random);
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
      // the number makes it unique, also among slugs that shops choose
      slugOf: ({ en }) => `${getSlug(en)}-${100_000 + number}`,
      code: `BZ-G${number}`,
      sellers: sellersOf.get(kind.category) ?? [],
      pictures: [...chosen.map(({ front }) => front), ...side],
      popularityExponent: 4,
      createdAt: () => createdAt(base, random),
    },
    random,
  );
  return { ...product, number, reviews: getReviews(product, base, random) };
}

/** A case fits one phone model; for rings and belts, one size is enough. */
const comesInSizes = ({ option }: Kind) => option !== undefined && option !== "colour" && option !== "phone";

/** Technical products are named by brand and model, the others by a line and its series. */
function getLabel(kind: Kind, brand: string, random: Random): TranslatedText {
  if (kind.naming === "model")
    return same(`${brand} ${random.pick([..."ABCEHKMPSTX"])}${random.int(10, 4999)}`);
  const line = random.pick(lines);
  const more = random.chance(0.8) ? random.pick(series) : { ru: "", uz: "", en: "" };
  const whole = (language: "ru" | "uz" | "en") => `${line[language]} ${more[language]}`.trim();
  return quoted({ ru: whole("ru"), uz: whole("uz"), en: whole("en") });
}

/** Some products arrive every week; timestamps are whole seconds. */
function createdAt(base: Date, random: Random): Date {
  const daysAgo = random.chance(0.03) ? random.int(1, 29) : random.int(30, OLDEST_DAYS);
  return new Date(base.getTime() - daysAgo * day + random.int(6 * 3600, 20 * 3600) * 1000);
}

/** Votes would need rows of voters, so there are none. */
function getReviews(product: ProductSeed, base: Date, random: Random): ReviewSeed[] {
  if (!random.chance(REVIEWED)) return [];
  const [reviews = []] = generateReviews([product], random.int(1, 2 ** 31), base);
  return reviews.map((review) => ({ ...review, votes: 0 }));
}
