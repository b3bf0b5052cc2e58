import type { referenceRoutes } from "../reference.ts";
import type { Examples } from "./example.ts";

export const referenceExamples: Examples<typeof referenceRoutes> = {
  health: {
    answer: {
      success: true,
      data: {
        status: "ok",
        version: "0.1.0",
        uptime: 1,
        checks: { commerce: "ok", database: "ok", search: "ok" },
        rowsLeftOut: 0,
      },
    },
  },
  healthLive: { answer: { success: true, data: { status: "ok" } } },
  healthReady: { answer: { success: true, data: { status: "ok" } } },
  cities: {
    answer: {
      success: true,
      data: [
        {
          id: "tashkent",
          slug: "tashkent",
          name: { ru: "Ташкент", uz: "Toshkent", en: "Tashkent" },
          deliveryDays: 1,
          pickup: true,
        },
      ],
    },
  },
  deliveryTerms: { answer: { success: true, data: { fee: 25_000, freeFrom: 500_000 } } },
};
