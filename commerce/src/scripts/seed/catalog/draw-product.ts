import type { TranslatedText } from "../../../search/localized.ts";
import type { Random } from "../random.ts";
import { pictureSpec, type PictureSpec } from "../pictures/spec.ts";
import type { ColourKey } from "./colours.ts";
import type { Feature, Kind, OptionKey } from "./kind.ts";
import { words } from "./localized.ts";
import { composeName, pickAdjective } from "./naming.ts";
import { colourName, sizes } from "./options.ts";
import { oldPrice, priceWithin } from "./prices.ts";
import type { ProductSeed, VariantSeed } from "./product.ts";

const standard = words("Стандартный | Standart | Standard");
const countries = [
  "Узбекистан | Oʻzbekiston | Uzbekistan",
  "Узбекистан | Oʻzbekiston | Uzbekistan",
  "Турция | Turkiya | Türkiye",
  "Китай | Xitoy | China",
  "Южная Корея | Janubiy Koreya | South Korea",
].map(words);
/** The properties of a product that are fixed before the rest is drawn at random. */
export interface ProductPlan extends Pick<ProductSeed, "brand" | "pictures"> {
  kind: Kind;
  feature: Feature;
  tones: readonly ColourKey[];
  /** Without it the product has one variant. */
  option?: Kind["option"];
  /** Name of its line or model, as in the product's title. */
  label: TranslatedText;
  slugOf: (name: TranslatedText) => string;
  /** Prefix of its SKUs. */
  code: string;
  /** Slugs of the shops that may sell it. */
  sellers: readonly string[];
  /** The higher the exponent, the fewer products are popular. */
  popularityExponent: number;
  createdAt: () => Date;
}

/** Creates a product of this plan; everything that the plan leaves open is drawn at random. */
export function drawProduct(plan: ProductPlan, random: Random): ProductSeed {
  const { kind, feature, tones, option: offered, label, brand, pictures } = plan;
  const isOneColour = kind.option === "colour" && tones.length === 1 && !feature.colour;
  const colour = isOneColour ? (tones[0] ?? null) : null;
  const adjective = pickAdjective(kind, feature, random);
  const name = composeName({ kind, feature, adjective, label, colour });
  const slug = plan.slugOf(name);
  const price = priceWithin(kind.price, random);
  const { option, variants } = toVariants({ ...kind, option: offered }, feature, tones, plan.code, random);
  return {
    slug,
    name,
    description: describe(kind, random),
    category: kind.category,
    seller: random.pick(plan.sellers),
    brand,
    price,
    oldPrice: oldPrice(price, random),
    attributes: getAttributes(kind, tones, random),
    option,
    variants,
    pictures,
    popularity: Math.round(1000 * random.next() ** plan.popularityExponent),
    createdAt: plan.createdAt(),
  };
}

/** Quotes the name of a line for use in a product's title. */
export const quoted = ({ ru, uz, en }: TranslatedText): TranslatedText => ({
  ru: `«${ru}»`,
  uz: `«${uz}»`,
  en: `“${en}”`,
});

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

function stock(random: Random): number {
  const roll = random.next();
  if (roll < 0.06) return 0;
  return roll < 0.17 ? random.int(1, 3) : random.int(5, 60);
}

/** Draws the variants of one product: several colours, several sizes, or one variant without options. */
function choices(
  kind: Kind,
  tones: readonly ColourKey[],
  random: Random,
): { option: OptionKey | null; values: TranslatedText[] } {
  if (kind.option === "colour")
    return tones.length > 1
      ? { option: "colour", values: tones.map(colourName) }
      : { option: null, values: [] };
  if (!kind.option) return { option: null, values: [] };
  const all = sizes[kind.option];
  const from = random.int(0, all.length - 3);
  return { option: kind.option, values: all.slice(from, from + random.int(3, 4)) };
}

function getAttributes(kind: Kind, tones: readonly ColourKey[], random: Random): ProductSeed["attributes"] {
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

function describe(kind: Kind, random: Random): TranslatedText {
  const parts = [random.pick(kind.intros), random.pick(kind.details), random.pick(kind.care)];
  return {
    ru: parts.map(({ ru }) => ru).join(" "),
    uz: parts.map(({ uz }) => uz).join(" "),
    en: parts.map(({ en }) => en).join(" "),
  };
}

function toVariants(kind: Kind, feature: Feature, tones: readonly ColourKey[], code: string, random: Random) {
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
