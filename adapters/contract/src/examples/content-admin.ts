import type { AdministeredBanner, AdministeredSection, contentAdminRoutes } from "../content-admin.ts";
import { banner } from "./content.ts";
import type { Examples } from "./example.ts";

const image = {
  desktop: "/files/uploads/p0123456789abcdefghij-1600x500.webp",
  mobile: "/files/uploads/pabcdefghij0123456789-960x540.webp",
};

export const administeredBanner: AdministeredBanner = {
  ...banner,
  image,
  crops: { desktop: null, mobile: null },
  draft: null,
  version: "1793527200000000",
};

export const administeredSection: AdministeredSection = {
  id: "sec_1",
  type: "text",
  title: { ru: "О нас", uz: "Biz haqimizda", en: "About us" },
  source: { text: { ru: "Безак", uz: "Bezak", en: "Bezak" } },
  order: 3,
  active: false,
  startsAt: null,
  endsAt: null,
  draft: null,
  version: "1793527200000000",
};

const later = "1793530800000000";

export const contentAdminExamples: Examples<typeof contentAdminRoutes> = {
  administeredBanners: {
    request: { query: { q: "кольца", position: "home", page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [administeredBanner],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
  },
  createBanner: {
    request: {
      body: {
        title: banner.title,
        subtitle: banner.subtitle,
        image,
        link: banner.link,
        endsAt: "2027-01-01T00:00:00.000Z",
      },
    },
    answer: { success: true, data: administeredBanner, message: "Баннер создан" },
  },
  changeBanner: {
    request: { params: { id: "ban_1" }, body: { order: 2, version: administeredBanner.version } },
    answer: {
      success: true,
      data: { ...administeredBanner, order: 2, version: later },
      message: "Изменения сохранены",
    },
  },
  orderBanners: {
    request: { body: { ids: ["ban_2", "ban_1"], seen: ["ban_1", "ban_2"] } },
    answer: { success: true, data: null, message: "Порядок сохранён" },
  },
  deleteBanner: {
    request: { params: { id: "ban_1" } },
    answer: { success: true, data: null, message: "Баннер удалён" },
  },
  administeredSections: {
    request: { query: { q: "нас", type: "text", page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [administeredSection],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
  },
  createSection: {
    request: {
      body: {
        type: "text",
        title: administeredSection.title,
        source: { text: { ru: "Безак", uz: "Bezak", en: "Bezak" } },
        active: false,
      },
    },
    answer: { success: true, data: administeredSection, message: "Раздел создан" },
  },
  changeSection: {
    request: { params: { id: "sec_1" }, body: { order: 5, version: administeredSection.version } },
    answer: {
      success: true,
      data: { ...administeredSection, order: 5, version: later },
      message: "Изменения сохранены",
    },
  },
  orderSections: {
    request: { body: { ids: ["sec_2", "sec_1"], seen: ["sec_1", "sec_2"] } },
    answer: { success: true, data: null, message: "Порядок сохранён" },
  },
  deleteSection: {
    request: { params: { id: "sec_1" } },
    answer: { success: true, data: null, message: "Раздел удалён" },
  },
};
