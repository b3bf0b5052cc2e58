import type { FiscalCodes } from "../../src/modules/fiscal/fiscal-codes.ts";

/** The test products: few and fixed, with edge cases that the demo shop does not need. */
export interface FixtureVariant {
  title: string;
  uz?: string;
  price: number;
  stock: number;
  /** variants with the same value share one stock */
  shares?: string;
}

export interface FixtureProduct {
  handle: string;
  ru: string;
  uz: string;
  en: string;
  seller: "atlas" | "chinor" | "navo";
  draft?: boolean;
  variants: FixtureVariant[];
}

export const sellers = [
  { slug: "atlas", name: "Atlas" },
  { slug: "chinor", name: "Chinor" },
  { slug: "navo", name: "Navo" },
];

const one = (price: number, stock: number): FixtureVariant[] => [{ title: "Обычный", price, stock }];

export const products: FixtureProduct[] = [
  { handle: "ring", ru: "Кольцо", uz: "Uzuk", en: "Ring", seller: "atlas", variants: one(100_000, 1_000) },
  { handle: "watch", ru: "Часы", uz: "Soat", en: "Watch", seller: "chinor", variants: one(250_001, 1_000) },
  { handle: "button", ru: "Пуговица", uz: "Tugma", en: "Button", seller: "navo", variants: one(7, 100_000) },
  {
    handle: "limited",
    ru: "Брошь",
    uz: "Toʻgʻnogʻich",
    en: "Brooch",
    seller: "atlas",
    variants: one(50_000, 10),
  },
  { handle: "raced", ru: "Серьга", uz: "Zirak", en: "Stud", seller: "atlas", variants: one(50_000, 10) },
  {
    handle: "single",
    ru: "Браслет",
    uz: "Bilaguzuk",
    en: "Bracelet",
    seller: "chinor",
    variants: one(90_000, 1),
  },
  {
    handle: "sold-out",
    ru: "Серьги",
    uz: "Sirgʻa",
    en: "Earrings",
    seller: "chinor",
    variants: one(70_000, 0),
  },
  {
    handle: "draft",
    ru: "Ремень",
    uz: "Kamar",
    en: "Belt",
    seller: "navo",
    draft: true,
    variants: one(80_000, 9),
  },
  {
    handle: "pair",
    ru: "Пара",
    uz: "Juft",
    en: "Pair",
    seller: "navo",
    variants: [
      { title: "Левая", uz: "Chap", price: 30_000, stock: 5, shares: "pair" },
      { title: "Правая", uz: "Oʻng", price: 31_000, stock: 5, shares: "pair" },
    ],
  },
  ...Array.from({ length: 9 }, (_, n): FixtureProduct => {
    const name = `Платок ${n}`;
    const seller = "navo";
    return {
      handle: `scarf-${n}`,
      ru: name,
      uz: `Roʻmol ${n}`,
      en: `Scarf ${n}`,
      seller,
      variants: one(45_000, 500),
    };
  }),
];

/** Different for each product; null for the last scarf. */
export function findFiscalCodes(handle: string): FiscalCodes | null {
  const at = products.findIndex((product) => product.handle === handle);
  if (at < 0 || handle === "scarf-8") return null;
  return {
    ikpu: `07117${String(at + 1).padStart(12, "0")}`,
    packageCode: String(1_495_000 + at),
    vatPercent: 12,
  };
}
