import type { Category, CategoryBranch, Facets, Product, ProductCard, catalogRoutes } from "../catalog.ts";
import type { Examples } from "./example.ts";
import { seller } from "./shared.ts";

export const bags: Category = {
  id: "cat_bags",
  slug: "bags",
  name: { ru: "Сумки", uz: "Sumkalar", en: "Bags" },
  icon: "gem",
  image: null,
  productCount: 3,
  parentId: null,
};

export const jewelry: Category = {
  id: "cat_jewelry",
  slug: "jewelry",
  name: { ru: "Украшения", uz: "Taqinchoqlar", en: "Jewelry" },
  icon: "gem",
  image: null,
  productCount: 3,
  parentId: null,
};

export const rings: Category = {
  id: "cat_rings",
  slug: "rings",
  name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" },
  icon: "gem",
  image: null,
  productCount: 3,
  parentId: "cat_jewelry",
};

export const productCard: ProductCard = {
  id: "prod_1",
  slug: "ring",
  name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
  price: 90_000,
  oldPrice: 120_000,
  discountPercent: 25,
  currency: "UZS",
  image: "/files/ring.webp",
  images: [{ url: "/files/ring.webp", width: 800, height: 800, thumbhash: "aa" }],
  brand: "Zarina",
  category: { id: "cat_rings", slug: "rings", name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" } },
  seller,
  rating: 4.5,
  reviewCount: 12,
  inStock: true,
  isNew: true,
  variantId: "variant_1",
  createdAt: "2026-11-01T10:00:00.000Z",
};

export const facets: Facets = {
  brands: [{ value: "Zarina", count: 21 }],
  categories: [
    { id: "cat_rings", slug: "rings", name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" }, count: 21 },
  ],
  ratings: [{ value: 4, count: 20 }],
  price: { min: 90_000, max: 120_000 },
  inStock: 20,
};

export const jewelryBranch: CategoryBranch = { ...jewelry, children: [rings] };

export const product: Product = {
  ...productCard,
  description: { ru: "Кольцо из серебра", uz: "Kumush uzuk", en: "A silver ring" },
  attributes: [
    {
      name: { ru: "Металл", uz: "Metall", en: "Metal" },
      value: { ru: "Серебро", uz: "Kumush", en: "Silver" },
    },
  ],
  options: [
    { name: { ru: "Размер", uz: "Oʻlcham", en: "Size" }, values: [{ ru: "17", uz: "17", en: "17" }] },
  ],
  variants: [
    {
      id: "variant_1",
      sku: "RING-17",
      title: { ru: "17", uz: "17", en: "17" },
      options: [
        { name: { ru: "Размер", uz: "Oʻlcham", en: "Size" }, value: { ru: "17", uz: "17", en: "17" } },
      ],
      price: 90_000,
      oldPrice: 120_000,
      stock: 5,
      image: null,
    },
  ],
  delivery: { days: 1, cities: ["tashkent"] },
  returnDays: 14,
};

export const catalogExamples: Examples<typeof catalogRoutes> = {
  products: {
    request: {
      query: { brand: ["Zarina", "Nur"], minPrice: 1000, inStock: true, sort: "price_asc", limit: 20 },
    },
    answer: {
      success: true,
      data: [productCard],
      pagination: { page: 1, limit: 20, total: 21, pages: 2 },
      facets,
    },
  },
  searchProducts: {
    request: { query: { q: "кольцо" } },
    answer: {
      success: true,
      data: [productCard],
      pagination: { page: 1, limit: 20, total: 21, pages: 2 },
      facets,
    },
  },
  suggestProducts: {
    request: { query: { q: "к", limit: 5 } },
    answer: {
      success: true,
      data: {
        products: [
          {
            id: "prod_1",
            slug: "ring",
            name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
            price: 90_000,
            oldPrice: 120_000,
            image: "/files/ring.webp",
          },
        ],
        categories: [{ id: "cat_rings", slug: "rings", name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" } }],
        sellers: [{ id: "sel_1", name: "Atlas", slug: "atlas", logo: null }],
      },
    },
  },
  featuredProducts: { answer: { success: true, data: [productCard] } },
  productsOfCategory: {
    request: { params: { id: "rings" }, query: { page: 2, limit: 5 } },
    answer: {
      success: true,
      data: [productCard],
      pagination: { page: 2, limit: 5, total: 21, pages: 5 },
      facets,
    },
  },
  product: { request: { params: { id: "ring" } }, answer: { success: true, data: product } },
  categories: { answer: { success: true, data: [bags, jewelry, rings] } },
  categoryTree: { answer: { success: true, data: [jewelryBranch, { ...bags, children: [] }] } },
  featuredCategories: { answer: { success: true, data: [jewelry, rings] } },
  category: { request: { params: { id: "jewelry" } }, answer: { success: true, data: jewelryBranch } },
};
