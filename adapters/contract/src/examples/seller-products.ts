import type { SellerProduct, SellerProductRow, sellerProductsRoutes } from "../seller-products.ts";
import type { Examples } from "./example.ts";
import { seller } from "./shared.ts";

export const sellerProductRow: SellerProductRow = {
  id: "prod_1",
  slug: "ring",
  name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
  image: "/files/ring.webp",
  category: { id: "pcat_1", slug: "rings", name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" } },
  status: "published",
  hiddenReason: null,
  price: { min: 90_000, max: 90_000 },
  oldPrice: 120_000,
  stock: 5,
  variants: [
    {
      id: "variant_1",
      title: { ru: "Стандартный", uz: "Standart", en: "Standard" },
      sku: "RING-17",
      price: 90_000,
      oldPrice: 120_000,
      stock: 5,
      reserved: 1,
    },
  ],
  sold: 3,
  views: 70,
  rating: 4.5,
  reviewCount: 12,
  createdAt: "2026-11-01T10:00:00.000Z",
  updatedAt: "2026-11-01T10:00:00.000Z",
};

export const sellerProduct: SellerProduct = {
  ...sellerProductRow,
  variants: [
    {
      id: "variant_1",
      title: { ru: "Стандартный", uz: "Standart", en: "Standard" },
      sku: "RING-17",
      price: 90_000,
      oldPrice: 120_000,
      stock: 5,
      reserved: 1,
      shownStock: 5,
    },
  ],
  shownStock: 5,
  version: 3,
  description: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
  brand: "Zarina",
  images: [{ url: "/files/ring.webp", width: 800, height: 800, thumbhash: null }],
  attributes: { material: "silver" },
  options: [],
  choices: [{ id: "variant_1", options: {}, image: null }],
  ikpu: null,
  packageCode: null,
  vatPercent: null,
  missing: [],
};

export const sellerProductsExamples: Examples<typeof sellerProductsRoutes> = {
  sellerProducts: {
    request: { query: { q: "ring", status: "draft", stock: "low", sort: "stock_asc", page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [sellerProductRow],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
      counts: { all: 1, draft: 0, published: 1, hidden: 0, low: 1, out: 0 },
    },
  },
  createSellerProduct: {
    request: {
      body: {
        name: "Кольцо",
        categoryId: "pcat_1",
        price: 90_000,
        stock: 5,
        sku: "RING-17",
        status: "draft",
        description: { ru: "Серебро", uz: null },
        attributes: { material: "silver", weight_g: 4.5 },
      },
    },
    answer: { success: true, data: sellerProduct, message: "Товар опубликован" },
  },
  changeSellerProducts: {
    request: { body: { variants: [{ id: "variant_1", price: 80_000, oldPrice: 90_000, stock: 3 }] } },
    answer: { success: true, data: { changed: 1 }, message: "Изменения сохранены" },
  },
  sellerProduct: { request: { params: { id: "prod_1" } }, answer: { success: true, data: sellerProduct } },
  previewSellerProduct: {
    request: { params: { id: "prod_1" } },
    answer: {
      success: true,
      data: {
        id: "prod_1",
        slug: "ring",
        name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
        price: 90_000,
        oldPrice: null,
        discountPercent: 0,
        currency: "UZS",
        image: null,
        images: [],
        brand: null,
        category: { id: "pcat_1", slug: "rings", name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" } },
        seller,
        rating: 0,
        reviewCount: 0,
        inStock: false,
        isNew: true,
        variantId: "variant_1",
        createdAt: "2026-11-01T10:00:00.000Z",
        description: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
        attributes: [],
        options: [],
        variants: [],
        delivery: { days: 1, cities: ["tashkent"] },
        returnDays: 14,
      },
    },
  },
  changeSellerProduct: {
    request: {
      params: { id: "prod_1" },
      body: { name: { ru: "Кольцо", uz: "Uzuk" }, categoryId: "pcat_1", version: 3 },
    },
    answer: { success: true, data: sellerProduct, message: "Изменения сохранены" },
  },
  deleteSellerProduct: {
    request: { params: { id: "prod_1" } },
    answer: { success: true, data: {}, message: "Товар удалён" },
  },
  categoryTerms: {
    request: { params: { id: "rings" } },
    answer: {
      success: true,
      data: {
        category: { id: "pcat_1", slug: "rings", name: { ru: "Кольца", uz: "Uzuklar", en: "Rings" } },
        attributes: [
          {
            key: "material",
            name: { ru: "Материал" },
            kind: "choice",
            unit: null,
            required: true,
            choices: [{ value: "silver", name: { ru: "Серебро", uz: "Kumush", en: "Silver" } }],
          },
        ],
        commissionPercent: 12.5,
        ikpu: "07117001001000001",
        packageCode: "1495086",
        vatPercent: 12,
      },
    },
  },
};
