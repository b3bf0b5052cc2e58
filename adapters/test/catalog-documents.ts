import type { Category, ProductCard, Suggestions } from "@bezak/contract/catalog.ts";
import type { Banner } from "@bezak/contract/content.ts";
import type { Seller } from "@bezak/contract/sellers.ts";
import type { CategoryRow, DocumentPage, ProductDetail, ProductDocument } from "../src/catalog/document.ts";
import type { SectionDocument } from "../src/content/gateway.ts";

export const say = (ru: string, uz: string, en: string) => ({ ru, uz, en });
export const now = "2026-11-01T10:00:00.000Z";

const category: ProductCard["category"] = {
  id: "cat_rings",
  slug: "rings",
  name: say("Кольца", "Uzuklar", "Rings"),
};
const seller: ProductCard["seller"] = { id: "sel_1", name: "Atlas" };

export const document: ProductDocument & Record<string, unknown> = {
  id: "prod_1",
  slug: "ring",
  name: say("Кольцо", "Uzuk", "Ring"),
  price: 90_000,
  oldPrice: 120_000,
  image: "/files/ring.webp",
  images: [{ url: "/files/ring.webp", width: 800, height: 800, thumbhash: "aa" }],
  brand: "Zarina",
  category,
  seller,
  rating: 4.5,
  reviewCount: 12,
  inStock: true,
  variantId: "variant_1",
  createdAt: now,
  categoryIds: ["cat_jewelry", "cat_rings"],
  popularity: 7,
  // An undeclared field, which no answer may contain.
  costPrice: 1,
};

export const detail: ProductDetail = {
  ...document,
  description: say("Кольцо из серебра", "Kumush uzuk", "A silver ring"),
  attributes: [{ name: say("Металл", "Metall", "Metal"), value: say("Серебро", "Kumush", "Silver") }],
  options: [{ name: say("Размер", "Oʻlcham", "Size"), values: [say("17", "17", "17")] }],
  variants: [
    {
      id: "variant_1",
      sku: "RING-17",
      title: say("17", "17", "17"),
      options: [{ name: say("Размер", "Oʻlcham", "Size"), value: say("17", "17", "17") }],
      price: 90_000,
      oldPrice: 120_000,
      stock: 5,
      image: null,
    },
  ],
};

function row(id: string, name: Category["name"], parentId: string | null, rank: number): CategoryRow {
  const slug = id.replace("cat_", "");
  return { id, slug, name, icon: "gem", image: null, productCount: 3, parentId, rank, featured: rank === 0 };
}

export const categories: CategoryRow[] = [
  row("cat_bags", say("Сумки", "Sumkalar", "Bags"), null, 1),
  row("cat_jewelry", say("Украшения", "Taqinchoqlar", "Jewelry"), null, 0),
  { ...row("cat_rings", category.name, "cat_jewelry", 0), formerKeys: ["cat_bands", "bands"] },
];

export const page: DocumentPage = {
  documents: [document],
  count: 21,
  facets: {
    brands: [{ value: "Zarina", count: 21 }],
    categories: [{ ...category, count: 21 }],
    ratings: [{ value: 4, count: 20 }],
    price: { min: 90_000, max: 120_000 },
    inStock: { true: 20, false: 1 },
  },
};

const always = { active: true, startsAt: null, endsAt: "2027-01-01T00:00:00.000Z" };

export const banner: Banner & Record<string, unknown> = {
  id: "ban_1",
  order: 0,
  ...always,
  position: "home",
  link: "/category/rings",
  slug: "rings",
  title: say("Кольца", "Uzuklar", "Rings"),
  subtitle: say("Серебро", "Kumush", "Silver"),
  image: { desktop: "/files/rings-wide-1600x600.webp", mobile: "/files/rings-tall-800x1000.webp" },
};

export const sections: SectionDocument[] = [
  {
    id: "sec_1",
    order: 0,
    ...always,
    title: say("Новинки", "Yangi", "New"),
    type: "products",
    source: { filter: "new", sort: "newest", limit: 12 },
    items: [document],
  },
  {
    id: "sec_2",
    order: 1,
    ...always,
    title: say("Категории", "Turkumlar", "Categories"),
    type: "categories",
    source: { limit: 12 },
    items: categories,
  },
  {
    id: "sec_3",
    order: 2,
    ...always,
    title: banner.title,
    type: "banner",
    source: { bannerId: banner.id },
    items: [banner],
  },
  {
    id: "sec_4",
    order: 3,
    ...always,
    title: say("О нас", "Biz haqimizda", "About us"),
    type: "text",
    source: { text: say("Безак", "Bezak", "Bezak") },
    items: [say("Безак", "Bezak", "Bezak")],
  },
];

const sellerFace: Seller & Record<string, unknown> = {
  ...seller,
  slug: "atlas",
  logo: null,
  banner: null,
  rating: 4.5,
  reviewCount: 3,
  productCount: 21,
  description: null,
  joinedAt: now,
  workingHours: "9:00-18:00",
  returnPolicy: null,
  holidayUntil: null,
  freeShippingThreshold: 300_000,
  deliveryZones: ["tashkent"],
  // No answer may contain these two.
  soldLastWeek: 12,
  status: "active",
};

export const suggestions: Suggestions = {
  products: [document],
  categories: [category],
  sellers: [sellerFace],
};
