import type { AdminAnalytics, AdminStats, adminStatsRoutes } from "../admin-stats.ts";
import type { Examples } from "./example.ts";
import { orderedProduct } from "./shared.ts";

export const countedAt = "2026-11-22T08:39:00.000Z";

export const adminStats: AdminStats = {
  countedAt,
  orders: { total: 1_204, today: 12 },
  gmv: { total: 214_000_000, today: 1_900_000 },
  revenue: { total: 21_400_000, today: 150_000 },
  users: { total: 840, today: 7 },
  sellers: { total: 21, today: 0 },
  products: { total: 412, today: 3 },
  awaiting: {
    applications: 2,
    reviews: 4,
    reports: 1,
    products: 0,
    messages: 1,
    returns: 3,
    refunds: 0,
    adjustments: 0,
    approvals: 0,
    oldest: {
      applications: "2026-11-20T06:15:00.000Z",
      reviews: "2026-11-21T14:02:00.000Z",
      reports: "2026-11-22T09:10:00.000Z",
      products: null,
      messages: "2026-11-22T05:40:00.000Z",
      returns: "2026-11-21T09:12:00.000Z",
      refunds: null,
      adjustments: null,
      approvals: null,
    },
  },
};

const day = {
  orders: 12,
  gmv: 1_900_000,
  netGmv: 1_750_000,
  revenue: 150_000,
  bookedGmv: 1_500_000,
  deliveredOrders: 10,
  buyers: 6,
  sellers: 0,
  views: 340,
  visits: 150,
};
const period = { ...day, takeRate: 10, averageOrder: 175_000, conversion: 8 };
const { id: productId, ...product } = orderedProduct;

export const adminAnalytics: AdminAnalytics = {
  period: "7d",
  countedAt,
  series: [{ date: "2026-11-22", ...day }],
  totals: period,
  before: { ...period, orders: 9 },
  topProducts: [{ productId, ...product, pieces: 4, sales: 360_000 }],
  topCategories: [
    {
      categoryId: "pcat_1",
      slug: "jewellery",
      name: { ru: "Украшения", uz: "Taqinchoqlar", en: "Jewellery" },
      pieces: 4,
      sales: 360_000,
    },
  ],
  cities: [
    {
      city: "tashkent",
      name: { ru: "Ташкент", uz: "Toshkent", en: "Tashkent" },
      orders: 12,
      gmv: 1_900_000,
    },
  ],
  paymentMethods: [{ method: "cash", orders: 12, gmv: 1_900_000 }],
};

export const adminStatsExamples: Examples<typeof adminStatsRoutes> = {
  adminStats: { answer: { success: true, data: adminStats } },
  adminAnalytics: {
    request: { query: { period: "7d" } },
    answer: { success: true, data: adminAnalytics },
  },
};
