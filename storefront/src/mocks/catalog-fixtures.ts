import type { Category, Facets, Product, ProductCard } from "@bezak/contract/catalog.ts";
import type { City } from "@bezak/contract/reference.ts";

const names = [
  ["Кожаная сумка", "Charm sumka", "Leather bag"],
  ["Наручные часы", "Qoʻl soati", "Wrist watch"],
  ["Шёлковый платок", "Ipak roʻmol", "Silk scarf"],
  ["Солнечные очки", "Quyosh koʻzoynagi", "Sunglasses"],
  ["Серебряное кольцо с бирюзой ручной работы", "Feruza koʻzli kumush uzuk", "Silver ring with turquoise"],
] as const;

const brands = ["Samarqand", "Registon", "Afrosiyob"];

const categoryNames = [
  ["bags", "Сумки", "Sumkalar", "Bags"],
  ["watches", "Часы", "Soatlar", "Watches"],
  ["scarves", "Платки", "Roʻmollar", "Scarves"],
  ["glasses", "Очки", "Koʻzoynaklar", "Glasses"],
  ["rings", "Кольца", "Uzuklar", "Rings"],
] as const;

export const categories: Category[] = categoryNames.map(([slug, ru, uz, en], index) => ({
  id: `cat_${index}`,
  slug,
  name: { ru, uz, en },
  icon: null,
  image: `/files/mock/categories/${slug}-800x800.webp`,
  productCount: 12,
  parentId: null,
}));

function localized([ru, uz, en]: readonly [string, string, string], number: number) {
  return { ru: `${ru} ${number}`, uz: `${uz} ${number}`, en: `${en} ${number}` };
}

/** Front or back picture; each object has two. */
function picture(index: number, side: "front" | "back"): ProductCard["images"][number] {
  const url = `/files/mock/products/${side}-${index}-1200x1200.webp`;
  return { url, width: 1200, height: 1200, thumbhash: null };
}

/** A mocked product; always the same for an index. */
export function product(index: number): ProductCard {
  const kind = index % names.length;
  const category = categories[kind]!;
  const price = 50_000 + ((index * 37) % 90) * 10_000;
  const cheaper = index % 3 === 0;
  const images = [picture(index, "front"), picture(index, "back")];
  return {
    id: `prod_${index}`,
    slug: `product-${index}`,
    name: localized(names[kind]!, index),
    price,
    oldPrice: cheaper ? price * 2 : null,
    discountPercent: cheaper ? 50 : 0,
    currency: "UZS",
    image: images[0]!.url,
    images,
    brand: brands[index % brands.length]!,
    category: { id: category.id, slug: category.slug, name: category.name },
    seller: { id: "sel_1", name: "Registon Atelier" },
    rating: 3 + (index % 20) / 10,
    reviewCount: index % 7,
    inStock: index % 11 !== 10,
    isNew: index % 4 === 0,
    variantId: `var_${index}`,
    createdAt: "2026-11-01T08:00:00.000Z",
  };
}

export const products: ProductCard[] = Array.from({ length: 60 }, (_, index) => product(index));

export function productDetail(card: ProductCard): Product {
  return {
    ...card,
    description: {
      ru: "Сделано мастерами Самарканда.",
      uz: "Samarqand ustalari yasagan.",
      en: "Made by masters of Samarkand.",
    },
    attributes: [
      {
        name: { ru: "Материал", uz: "Material", en: "Material" },
        value: { ru: "Кожа", uz: "Charm", en: "Leather" },
      },
    ],
    options: [],
    variants: [
      {
        id: card.variantId ?? card.id,
        sku: card.id.toUpperCase(),
        title: card.name,
        options: [],
        price: card.price,
        oldPrice: card.oldPrice,
        stock: card.inStock ? 7 : 0,
        image: null,
      },
    ],
    delivery: { days: 1, cities: cities.map((city) => city.slug) },
    returnDays: 14,
  };
}

export const cities: City[] = [
  {
    id: "city_1",
    slug: "tashkent",
    name: { ru: "Ташкент", uz: "Toshkent", en: "Tashkent" },
    deliveryDays: 1,
    pickup: true,
  },
  {
    id: "city_2",
    slug: "samarkand",
    name: { ru: "Самарканд", uz: "Samarqand", en: "Samarkand" },
    deliveryDays: 1,
    pickup: false,
  },
];

export function toFacets(list: readonly ProductCard[]): Facets {
  const count = (test: (one: ProductCard) => boolean) => list.filter(test).length;
  const prices = list.map((one) => one.price);
  return {
    brands: brands.map((value) => ({ value, count: count((one) => one.brand === value) })),
    categories: categories.map(({ id, slug, name }) => ({
      id,
      slug,
      name,
      count: count((one) => one.category.id === id),
    })),
    ratings: [1, 2, 3, 4, 5].map((value) => ({ value, count: count((one) => one.rating >= value) })),
    price: list.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    inStock: count((one) => one.inStock),
  };
}
