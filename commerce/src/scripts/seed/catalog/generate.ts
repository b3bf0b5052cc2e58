import { createRandom, type Random } from "../random.ts";
import { pictureSpec, type PictureSpec } from "../pictures/spec.ts";
import { categories } from "./categories.ts";
import type { ColourKey } from "./colours.ts";
import type { Feature, Kind, OptionKey } from "./kind.ts";
import { kinds } from "./kinds.ts";
import { lines } from "./lines.ts";
import { same, words, type Localized } from "./localized.ts";
import { composeName, pickAdjective, slugOf } from "./naming.ts";
import { colourName, sizes } from "./options.ts";
import { oldPrice, priceWithin } from "./prices.ts";
import type { ProductSeed, VariantSeed } from "./product.ts";
import { sellers } from "./sellers.ts";

const day = 86_400_000;
const standard = words("Стандартный | Standart | Standard");
const countries = [
  "Узбекистан | Oʻzbekiston | Uzbekistan",
  "Узбекистан | Oʻzbekiston | Uzbekistan",
  "Турция | Turkiya | Türkiye",
  "Китай | Xitoy | China",
  "Южная Корея | Janubiy Koreya | South Korea",
].map(words);
const roomOf = new Map(
  categories.flatMap((room) => room.children.map(({ slug }) => [slug, room.slug] as const)),
);

function stock(random: Random): number {
  const roll = random.next();
  if (roll < 0.06) return 0;
  return roll < 0.17 ? random.int(1, 3) : random.int(5, 60);
}

function createdAt(base: Date, random: Random): Date {
  const daysAgo = random.chance(0.14) ? random.int(1, 13) : random.int(14, 210);
  return new Date(base.getTime() - daysAgo * day + random.int(6 * 60, 20 * 60) * 60_000);
}

export function wish(kind: Kind, feature: Feature, colour: ColourKey, angle: "front" | "side"): PictureSpec {
  return pictureSpec({
    art: kind.art,
    colour,
    accent: feature.accent ?? kind.accent,
    motif: feature.motif,
    stands: kind.stands ?? false,
    angle,
  });
}

/** The choices of one product: several colours, several sizes, or none. */
function choices(
  kind: Kind,
  tones: readonly ColourKey[],
  random: Random,
): { option: OptionKey | null; values: Localized[] } {
  if (kind.option === "colour")
    return tones.length > 1
      ? { option: "colour", values: tones.map(colourName) }
      : { option: null, values: [] };
  if (!kind.option) return { option: null, values: [] };
  const all = sizes[kind.option];
  const from = random.int(0, all.length - 3);
  return { option: kind.option, values: all.slice(from, from + random.int(3, 4)) };
}

/** A feature comes in two or three of the kind's colours: enough choice, and pictures that products can share. */
function tonesOf(kind: Kind, feature: Feature, random: Random): ColourKey[] {
  if (feature.colour) return [feature.colour];
  const from = kind.features.indexOf(feature) * 2;
  const turned = kind.colours.map((_, i) => kind.colours[(from + i) % kind.colours.length] ?? kind.accent);
  const several = kind.option === "colour" && random.chance(0.45);
  return random
    .shuffle(turned.slice(0, kind.features.length > 2 ? 2 : 3))
    .slice(0, several ? random.int(2, 3) : 1);
}

export function attributesOf(
  kind: Kind,
  tones: readonly ColourKey[],
  random: Random,
): ProductSeed["attributes"] {
  const material = { name: words("Материал | Material | Material"), value: random.pick(kind.materials) };
  const names = tones.map(colourName);
  const colour = {
    name: words("Цвет | Rang | Colour"),
    value: {
      ru: names.map(({ ru }) => ru).join(", "),
      uz: names.map(({ uz }) => uz).join(", "),
      en: names.map(({ en }) => en).join(", "),
    },
  };
  const own = (kind.attributes ?? []).map(([name, values]) => ({ name, value: random.pick(values) }));
  const country = {
    name: words("Страна | Ishlab chiqarilgan mamlakat | Country of origin"),
    value: random.pick(countries),
  };
  return [material, colour, ...own, country];
}

export function describe(kind: Kind, random: Random): Localized {
  const parts = [random.pick(kind.intros), random.pick(kind.details), random.pick(kind.care)];
  return {
    ru: parts.map(({ ru }) => ru).join(" "),
    uz: parts.map(({ uz }) => uz).join(" "),
    en: parts.map(({ en }) => en).join(" "),
  };
}

export function variantsOf(
  kind: Kind,
  feature: Feature,
  tones: readonly ColourKey[],
  code: string,
  random: Random,
) {
  const { option, values } = choices(kind, tones, random);
  const front = (tone: ColourKey | undefined) => (tone ? [wish(kind, feature, tone, "front")] : []);
  const variants: VariantSeed[] = (option ? values : [null]).map((value, i) => ({
    sku: `${code}-${i + 1}`,
    title: value ?? standard,
    value,
    stock: stock(random),
    pictures: front(option === "colour" ? tones[i] : tones[0]),
  }));
  return { option, variants };
}

function label(kind: Kind, line: Localized, brand: string, index: number): Localized {
  if (kind.naming === "model") return same(`${brand} ${"ABCKMS"[index % 6]}${10 + index * 3}`);
  return { ru: `«${line.ru}»`, uz: `«${line.uz}»`, en: `“${line.en}”` };
}

/** The products of the shop, the same for the same seed and base date. */
export function generateProducts(seed: number, base: Date): ProductSeed[] {
  const random = createRandom(seed);
  const linesOfNoun = new Map<string, Localized[]>();
  const slugs = new Set<string>();
  const products: ProductSeed[] = [];
  for (const kind of kinds) {
    const names = linesOfNoun.get(kind.noun.en) ?? random.shuffle(lines);
    linesOfNoun.set(kind.noun.en, names);
    for (let i = 0; i < kind.count; i += 1) {
      const line = names.shift();
      const feature = kind.features[i % kind.features.length];
      if (!line || !feature) throw new Error(`too few lines or features: ${kind.noun.en}`);
      const brand = random.pick(kind.brands);
      const tones = tonesOf(kind, feature, random);
      const colour =
        kind.option === "colour" && tones.length === 1 && !feature.colour ? (tones[0] ?? null) : null;
      const adjective = pickAdjective(kind, feature, random);
      const name = composeName({ kind, feature, adjective, label: label(kind, line, brand, i), colour });
      const slug = slugOf(name.en);
      if (slugs.has(slug)) throw new Error(`two products are called ${slug}`);
      slugs.add(slug);
      const price = priceWithin(kind.price, random);
      const { option, variants } = variantsOf(kind, feature, tones, `BZ-${1001 + products.length}`, random);
      const fronts = tones.map((tone) => wish(kind, feature, tone, "front"));
      const [first] = tones;
      const room = roomOf.get(kind.category);
      products.push({
        slug,
        name,
        description: describe(kind, random),
        category: kind.category,
        seller: random.pick(sellers.filter(({ rooms }) => room !== undefined && rooms.includes(room))).slug,
        brand,
        price,
        oldPrice: oldPrice(price, random),
        attributes: attributesOf(kind, tones, random),
        option,
        variants,
        // A second angle where there is no second colour to look at; not for all, drawing takes the seed's time.
        pictures:
          first && fronts.length === 1 && i % kind.features.length < 2
            ? [...fronts, wish(kind, feature, first, "side")]
            : fronts,
        popularity: Math.round(1000 * random.next() ** 2.2),
        createdAt: createdAt(base, random),
      });
    }
  }
  return products;
}
