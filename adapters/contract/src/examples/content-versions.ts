import type { contentVersionRoutes } from "../content-versions.ts";
import { administeredBanner, administeredSection } from "./content-admin.ts";
import type { Examples } from "./example.ts";

const { title, subtitle, image, crops, link, position, active, startsAt, endsAt } = administeredBanner;
const content = { title, subtitle, image, crops, link, position, active, startsAt, endsAt };
const head = {
  savedAt: "2026-11-01T09:30:00.000Z",
  author: "admin@bezak.uz",
  publishAt: "2026-11-30T19:00:00.000Z",
  refused: false,
};
const later = "1793530800000000";
const ofBanner = { params: { id: "ban_1" }, body: { version: administeredBanner.version } };

export const contentVersionExamples: Examples<typeof contentVersionRoutes> = {
  saveBannerDraft: {
    request: {
      params: { id: "ban_1" },
      body: {
        link: "/catalog?filter=new",
        publishAt: "2026-12-01T00:00:00+05:00",
        version: administeredBanner.version,
      },
    },
    answer: {
      success: true,
      data: {
        ...administeredBanner,
        draft: { ...head, content: { ...content, link: "/catalog?filter=new" } },
      },
      message: "Сохранено как черновик",
    },
  },
  saveSectionDraft: {
    request: {
      params: { id: "sec_1" },
      body: { title: { ru: "Кто мы" }, version: administeredSection.version },
    },
    answer: {
      success: true,
      data: {
        ...administeredSection,
        draft: {
          ...head,
          publishAt: null,
          content: {
            type: "text",
            title: { ru: "Кто мы" },
            source: { text: { ru: "Безак" } },
            active: false,
            startsAt: null,
            endsAt: null,
          },
        },
      },
      message: "Сохранено как черновик",
    },
  },
  discardDraft: {
    request: ofBanner,
    answer: {
      success: true,
      data: { ...administeredBanner, version: later },
      message: "Неопубликованные изменения удалены",
    },
  },
  publishDraft: {
    request: ofBanner,
    answer: {
      success: true,
      data: { ...administeredBanner, link: "/catalog?filter=new", version: later },
      message: "Изменения опубликованы",
    },
  },
  contentVersions: {
    request: { params: { id: "ban_1" }, query: { page: 1, limit: 20 } },
    answer: {
      success: true,
      data: [
        { number: 2, act: "changed", at: head.savedAt, author: head.author, from: null, content },
        { number: 1, act: "initial", at: "2026-10-01T05:00:00.000Z", author: null, from: null, content },
      ],
      pagination: { page: 1, limit: 20, total: 2, pages: 1 },
    },
  },
  rollBackContent: {
    request: { params: { id: "ban_1" }, body: { number: 1, version: administeredBanner.version } },
    answer: {
      success: true,
      data: { ...administeredBanner, version: later },
      message: "Прежняя версия снова опубликована",
    },
  },
  deletedContent: {
    request: { query: { kind: "banners", page: 1, limit: 20 } },
    answer: {
      success: true,
      data: [
        {
          id: "ban_9",
          title,
          deletedAt: head.savedAt,
          author: head.author,
          restorableUntil: "2026-12-01T09:30:00.000Z",
        },
      ],
      pagination: { page: 1, limit: 20, total: 1, pages: 1 },
    },
  },
  restoreContent: {
    request: { params: { id: "ban_9" } },
    answer: {
      success: true,
      data: { ...administeredBanner, id: "ban_9", active: false, version: later },
      message: "Восстановлено, пока выключено",
    },
  },
};
