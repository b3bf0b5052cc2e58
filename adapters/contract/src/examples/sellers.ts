import type { sellersRoutes } from "../sellers.ts";
import type { Examples } from "./example.ts";

export const sellersExamples: Examples<typeof sellersRoutes> = {
  sellers: {
    request: { query: { sort: "week", limit: 8 } },
    answer: {
      success: true,
      data: [
        {
          id: "sel_1",
          name: "Atlas",
          slug: "atlas",
          logo: null,
          rating: 4.5,
          reviewCount: 3,
          productCount: 21,
        },
      ],
      pagination: { page: 1, limit: 8, total: 8, pages: 1 },
    },
  },
  seller: {
    request: { params: { id: "atlas" } },
    answer: {
      success: true,
      data: {
        id: "sel_1",
        name: "Atlas",
        slug: "atlas",
        logo: null,
        rating: 4.5,
        reviewCount: 3,
        productCount: 21,
        description: null,
        banner: null,
        joinedAt: "2026-11-01T10:00:00.000Z",
        workingHours: "9:00-18:00",
        returnPolicy: null,
        holidayUntil: null,
        freeShippingThreshold: 300_000,
        deliveryZones: ["tashkent"],
      },
    },
  },
};
