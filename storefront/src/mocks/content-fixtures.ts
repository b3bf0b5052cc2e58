import type { Banner, Section } from "@bezak/contract/content.ts";
import type { SellerCard } from "@bezak/contract/sellers.ts";
import { categories, products } from "./catalog-fixtures.ts";

const always = { active: true, startsAt: null, endsAt: null };

const bannerTexts = [
  [
    "spring-jewellery",
    ["Украшения к весне", "Bahorgi taqinchoqlar", "Jewellery for spring"],
    ["Серебро с бирюзой от мастеров Самарканда", "Samarqand ustalaridan", "Silver with turquoise"],
    "/category/rings",
  ],
  [
    "bags-week",
    ["Неделя сумок", "Sumkalar haftasi", "Bag week"],
    ["Натуральная кожа, скидки до 40%", "Charm sumkalarga 40% gacha chegirma", "Real leather, up to 40% off"],
    "/category/bags",
  ],
  [
    "watches-sale",
    ["Часы со скидкой", "Soatlarga chegirma", "Watches on sale"],
    ["Доставим завтра по всей стране", "Ertaga butun mamlakat boʻylab", "Delivered tomorrow"],
    "/catalog?filter=sales&category=watches",
  ],
] as const;

const localized = ([ru, uz, en]: readonly [string, string, string]) => ({ ru, uz, en });

export const banners: Banner[] = bannerTexts.map(([slug, title, subtitle, link], order) => ({
  id: `ban_${order}`,
  title: localized(title),
  subtitle: localized(subtitle),
  link,
  order,
  ...always,
  image: {
    desktop: `/files/mock/banners/${slug}-wide-1600x500.webp`,
    mobile: `/files/mock/banners/${slug}-tall-960x540.webp`,
  },
  position: "home",
}));

/** Sections of the home page, at least one of each type. */
export const sections: Section[] = [
  {
    id: "sec_0",
    order: 0,
    ...always,
    type: "categories",
    source: { limit: 12 },
    items: categories,
    title: { ru: "Категории", uz: "Turkumlar", en: "Categories" },
  },
  {
    id: "sec_1",
    order: 1,
    ...always,
    type: "products",
    title: { ru: "Новинки", uz: "Yangiliklar", en: "New arrivals" },
    source: { filter: "new", sort: "newest", limit: 12 },
    items: products.filter(({ isNew }) => isNew).slice(0, 12),
  },
  {
    id: "sec_2",
    order: 2,
    ...always,
    type: "products",
    title: { ru: "Скидки", uz: "Chegirmalar", en: "On sale" },
    source: { filter: "sales", sort: "popularity", limit: 12 },
    items: products.filter(({ oldPrice }) => oldPrice !== null).slice(0, 12),
  },
  {
    id: "sec_3",
    order: 3,
    ...always,
    type: "banner",
    title: banners[1]!.title,
    source: { bannerId: banners[1]!.id },
    items: [banners[1]!],
  },
  {
    id: "sec_4",
    order: 4,
    ...always,
    type: "products",
    title: { ru: "Выбор Afrosiyob", uz: "Afrosiyob tanlovi", en: "From Afrosiyob" },
    source: { brand: ["Afrosiyob"], limit: 12 },
    items: products.filter(({ brand }) => brand === "Afrosiyob").slice(0, 12),
  },
];

const sellerNames = [
  "Registon Atelier",
  "Zargar uyi",
  "Karvon ustaxonasi",
  "Ipak yoʻli",
  "Voltaro",
  "Nigoh Optika",
];

export const sellers: SellerCard[] = sellerNames.map((name, index) => ({
  id: `sel_${index + 1}`,
  name,
  slug: `seller-${index + 1}`,
  logo: `/files/mock/sellers/seller-${index + 1}-400x400.webp`,
  rating: 4.9 - index / 10,
  reviewCount: 120 - index * 9,
  productCount: 60 - index * 5,
}));
