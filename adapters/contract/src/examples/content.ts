import type { Banner, contentRoutes } from "../content.ts";
import type { Examples } from "./example.ts";
import { bags, jewelry, productCard, rings } from "./catalog.ts";

export const banner: Banner = {
  id: "ban_1",
  title: { ru: "Кольца", uz: "Uzuklar", en: "Rings" },
  subtitle: { ru: "Серебро", uz: "Kumush", en: "Silver" },
  image: { desktop: "/files/rings-wide-1600x600.webp", mobile: "/files/rings-tall-800x1000.webp" },
  link: "/category/rings",
  position: "home",
  order: 0,
  active: true,
  startsAt: null,
  endsAt: "2027-01-01T00:00:00.000Z",
};

export const contentExamples: Examples<typeof contentRoutes> = {
  banners: { request: { query: { position: "home" } }, answer: { success: true, data: [banner] } },
  sections: {
    answer: {
      success: true,
      data: [
        {
          id: "sec_1",
          title: { ru: "Новинки", uz: "Yangi", en: "New" },
          order: 0,
          active: true,
          startsAt: null,
          endsAt: "2027-01-01T00:00:00.000Z",
          type: "products",
          source: { filter: "new", sort: "newest", limit: 12 },
          items: [productCard],
        },
        {
          id: "sec_2",
          title: { ru: "Категории", uz: "Turkumlar", en: "Categories" },
          order: 1,
          active: true,
          startsAt: null,
          endsAt: "2027-01-01T00:00:00.000Z",
          type: "categories",
          source: { limit: 12 },
          items: [bags, jewelry, rings],
        },
        {
          id: "sec_3",
          title: { ru: "Кольца", uz: "Uzuklar", en: "Rings" },
          order: 2,
          active: true,
          startsAt: null,
          endsAt: "2027-01-01T00:00:00.000Z",
          type: "banner",
          source: { bannerId: "ban_1" },
          items: [banner],
        },
        {
          id: "sec_4",
          title: { ru: "О нас", uz: "Biz haqimizda", en: "About us" },
          order: 3,
          active: true,
          startsAt: null,
          endsAt: "2027-01-01T00:00:00.000Z",
          type: "text",
          source: { text: { ru: "Безак", uz: "Bezak", en: "Bezak" } },
          items: [{ ru: "Безак", uz: "Bezak", en: "Bezak" }],
        },
      ],
    },
  },
};
