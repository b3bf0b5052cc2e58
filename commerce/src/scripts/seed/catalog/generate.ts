import type { TranslatedText } from "../../../search/localized.ts";
import { createRandom, type Random } from "../random.ts";
import { categories } from "./categories.ts";
import type { ColourKey } from "./colours.ts";
import { drawProduct, quoted, wish, type ProductPlan } from "./draw-product.ts";
import type { Feature, Kind } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { lines } from "./lines.ts";
import { same } from "./localized.ts";
import { getSlug } from "./naming.ts";
import type { ProductSeed } from "./product.ts";
import { sellers } from "./sellers.ts";

const day = 86_400_000;
const departments = new Map(
  categories.flatMap((department) => department.children.map(({ slug }) => [slug, department.slug] as const)),
);

function createdAt(base: Date, random: Random): Date {
  const daysAgo = random.chance(0.14) ? random.int(1, 13) : random.int(14, 210);
  return new Date(base.getTime() - daysAgo * day + random.int(6 * 60, 20 * 60) * 60_000);
}

/** Picks two or three of the kind's colours for a feature: enough choice, and pictures that products can share. */
function getTones(kind: Kind, feature: Feature, random: Random): ColourKey[] {
  if (feature.colour) return [feature.colour];
  const from = kind.features.indexOf(feature) * 2;
  const turned = kind.colours.map((_, i) => kind.colours[(from + i) % kind.colours.length] ?? kind.accent);
  const several = kind.option === "colour" && random.chance(0.45);
  return random
    .shuffle(turned.slice(0, kind.features.length > 2 ? 2 : 3))
    .slice(0, several ? random.int(2, 3) : 1);
}

function label(kind: Kind, line: TranslatedText, brand: string, index: number): TranslatedText {
  if (kind.naming === "model") return same(`${brand} ${"ABCKMS"[index % 6]}${10 + index * 3}`);
  return quoted(line);
}

/** Generates the demo's products: the same for the same seed and base date. */
export function generateProducts(seed: number, base: Date): ProductSeed[] {
  const random = createRandom(seed);
  const linesOfNoun = new Map<string, TranslatedText[]>();
  const slugs = new Set<string>();
  const products: ProductSeed[] = [];
  const own = (slug: string) => {
    if (slugs.has(slug)) throw new Error(`two products have the slug ${slug}`);
    slugs.add(slug);
    return slug;
  };
  for (const kind of kinds) {
    const names = linesOfNoun.get(kind.noun.en) ?? random.shuffle(lines);
    linesOfNoun.set(kind.noun.en, names);
    for (let i = 0; i < kind.count; i += 1) {
      const line = names.shift();
      const feature = kind.features[i % kind.features.length];
      if (!line || !feature) throw new Error(`too few lines or features: ${kind.noun.en}`);
      const brand = random.pick(kind.brands);
      const tones = getTones(kind, feature, random);
      const fronts = tones.map((tone) => wish(kind, feature, tone, "front"));
      const [first] = tones;
      const department = departments.get(kind.category);
      const here = sellers.filter(
        ({ departments }) => department !== undefined && departments.includes(department),
      );
      const plan: ProductPlan = {
        kind,
        feature,
        tones,
        option: kind.option,
        brand,
        label: label(kind, line, brand, i),
        slugOf: ({ en }) => own(getSlug(en)),
        code: `BZ-${1001 + products.length}`,
        sellers: here.map(({ slug }) => slug),
        // A second angle where there is no second colour; not for all, because drawing takes most of the seed's time.
        pictures:
          first && fronts.length === 1 && i % kind.features.length < 2
            ? [...fronts, wish(kind, feature, first, "side")]
            : fronts,
        popularityExponent: 2.2,
        createdAt: () => createdAt(base, random),
      };
      products.push(drawProduct(plan, random));
    }
  }
  return products;
}
