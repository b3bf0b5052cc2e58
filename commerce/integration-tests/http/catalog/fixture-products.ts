/** A product of the test catalogue; prices are whole sums. */
export interface FixtureProduct {
  slug: string;
  ru: string;
  uz: string;
  en: string;
  category: string;
  brand: string | null;
  price: number;
  oldPrice: number | null;
  rating: number;
  popularity: number;
  stock: number;
}

export const fixtureCategories = [
  { slug: "jewellery", ru: "Украшения", uz: "Zargarlik buyumlari", en: "Jewellery" },
  { slug: "rings", ru: "Кольца", uz: "Uzuklar", en: "Rings", parent: "jewellery" },
  { slug: "bags", ru: "Сумки", uz: "Sumkalar", en: "Bags" },
  { slug: "watches", ru: "Часы", uz: "Soatlar", en: "Watches" },
];

export const fixtureProducts: FixtureProduct[] = [
  {
    slug: "silver-ring",
    ru: "Кольцо серебряное",
    uz: "Kumush uzuk",
    en: "Silver ring",
    category: "rings",
    brand: "Zarina",
    price: 200_000,
    oldPrice: 250_000,
    rating: 4.8,
    popularity: 90,
    stock: 5,
  },
  {
    slug: "gold-ring",
    ru: "Кольцо золотое",
    uz: "Oltin uzuk",
    en: "Gold ring",
    category: "rings",
    brand: "Bobur",
    price: 1_900_000,
    oldPrice: null,
    rating: 4.2,
    popularity: 70,
    stock: 2,
  },
  {
    slug: "leather-bag",
    ru: "Сумка кожаная",
    uz: "Charm sumka",
    en: "Leather bag",
    category: "bags",
    brand: "Zarina",
    price: 450_000,
    oldPrice: null,
    rating: 3.9,
    popularity: 80,
    stock: 10,
  },
  {
    slug: "city-backpack",
    ru: "Рюкзак городской",
    uz: "Shahar ryukzaki",
    en: "City backpack",
    category: "bags",
    brand: null,
    price: 320_000,
    oldPrice: 400_000,
    rating: 0,
    popularity: 10,
    stock: 0,
  },
  {
    slug: "wrist-watch",
    ru: "Часы наручные",
    uz: "Qoʻl soati",
    en: "Wrist watch",
    category: "watches",
    brand: "Bobur",
    price: 750_000,
    oldPrice: null,
    rating: 4.5,
    popularity: 60,
    stock: 1,
  },
];
