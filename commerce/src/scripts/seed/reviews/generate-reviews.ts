import type { Language } from "@bezak/contract/languages.ts";
import type { ProductSeed } from "../catalog/product.ts";
import { categories } from "../catalog/categories.ts";
import { pictureUrl } from "../pictures/spec.ts";
import { createRandom, type Random } from "../random.ts";
import { details } from "./details.ts";
import { names } from "./names.ts";
import { endings, openings, replies, type Tone } from "./phrases.ts";

export interface ReviewSeed {
  author: string;
  rating: number;
  text: string;
  images: string[];
  reply: { text: string; at: Date } | null;
  votes: number;
  createdAt: Date;
}

const hour = 3_600_000;
const day = 24 * hour;

const departments = new Map(
  categories.flatMap((department) => department.children.map(({ slug }) => [slug, department.slug] as const)),
);

const getTone = (rating: number): Tone => (rating >= 4 ? "good" : rating === 3 ? "fair" : "bad");

/** Picks the language that the author writes in. */
function getLanguage(random: Random): Language {
  const roll = random.next();
  return roll < 0.58 ? "ru" : roll < 0.92 ? "uz" : "en";
}

/** Draws a rating around the product's quality: one star is rare, five are common. */
function rate(worth: number, random: Random): number {
  const roll = worth + (random.next() + random.next() - 1) * 2.4;
  return Math.max(1, Math.min(5, Math.round(roll)));
}

function writeReview(tone: Tone, category: string, language: Language, random: Random): string {
  const department = details[departments.get(category) ?? ""];
  const noticed = department?.[tone === "good" ? "good" : "bad"] ?? [];
  const parts = [random.pick(openings[tone])];
  if (noticed.length > 0 && random.chance(0.8)) parts.push(random.pick(noticed));
  if (random.chance(0.6)) parts.push(random.pick(endings[tone]));
  return parts.map((part) => part[language]).join(" ");
}

/** Popular products have many reviews; more than a quarter of all have none. */
function howMany({ popularity }: ProductSeed, random: Random): number {
  return random.chance(0.26) ? 0 : Math.min(16, 1 + Math.floor((popularity / 1000) * 10) + random.int(0, 3));
}

function review(product: ProductSeed, author: string, language: Language, base: Date, random: Random) {
  const worth = 3.6 + (product.popularity / 1000) * 0.8;
  const rating = rate(worth + random.next() * 0.6, random);
  const tone = getTone(rating);
  const age = base.getTime() - product.createdAt.getTime();
  const written = product.createdAt.getTime() + day + random.next() * Math.max(0, age - 2 * day);
  const [first] = product.pictures;
  const text = writeReview(tone, product.category, language, random);
  const answered = random.chance(tone === "good" ? 0.12 : 0.5);
  const reply = {
    text: random.pick(replies[tone])[language],
    at: new Date(Math.min(base.getTime(), written + random.int(2, 40) * hour)),
  };
  return {
    author,
    rating,
    text,
    images: first && tone === "good" && random.chance(0.07) ? [pictureUrl(first)] : [],
    reply: answered ? reply : null,
    votes: random.chance(0.35) ? random.int(1, 6) : 0,
    createdAt: new Date(Math.min(base.getTime(), written)),
  };
}

/** Generates the reviews of each product, in the products' order: the same for the same seed and base date. */
export function generateReviews(products: readonly ProductSeed[], seed: number, base: Date): ReviewSeed[][] {
  const random = createRandom(seed + 7);
  return products.map((product) => {
    // nobody reviews a product twice
    const authors = random.shuffle(names).slice(0, howMany(product, random));
    return authors.map((name) => {
      const language = getLanguage(random);
      return review(product, name[language], language, base, random);
    });
  });
}
