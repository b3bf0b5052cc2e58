import type {
  AdminCohorts,
  adminAnalyticsRoutes,
  AdminOperations,
  AdminSales,
  AdminSearches,
} from "../admin-analytics.ts";
import { countedAt } from "./admin-stats.ts";
import type { Examples } from "./example.ts";
import { orderedProduct } from "./shared.ts";

const shares: AdminOperations["totals"] = {
  paidAttempts: { count: 332, of: 344 },
  cancelledParcels: { count: 21, of: 402 },
  returnedParcels: { count: 9, of: 351 },
  acceptedInTime: { count: 380, of: 396 },
  sentInTime: { count: 352, of: 391 },
};

export const adminOperations: AdminOperations = {
  period: "7d",
  countedAt,
  totals: shares,
  before: { ...shares, paidAttempts: { count: 300, of: 320 }, cancelledParcels: { count: 18, of: 400 } },
  paymentMethods: [
    { method: "payme", count: 214, of: 220 },
    { method: "click", count: 118, of: 124 },
  ],
  cancelledBy: [
    { actor: "buyer", count: 14 },
    { actor: "seller", count: 7 },
  ],
  returnReasons: [
    { reason: "wrong_size", count: 6 },
    { reason: "defect", count: 4 },
  ],
  lateSellers: [
    {
      sellerId: "sel_1",
      name: "Chinor",
      slug: "chinor",
      acceptedInTime: { count: 150, of: 160 },
      sentInTime: { count: 131, of: 158 },
    },
  ],
};

const { id: productId, ...product } = orderedProduct;

export const adminSales: AdminSales = {
  period: "7d",
  countedAt,
  sinkingProducts: [
    { productId, ...product, pieces: 1, sales: 90_000, before: { pieces: 9, sales: 810_000 } },
  ],
  sellers: [
    {
      sellerId: "sel_1",
      name: "Chinor",
      slug: "chinor",
      parcels: 41,
      sales: 7_300_000,
      before: { parcels: 35, sales: 6_100_000 },
    },
  ],
};

export const adminSearches: AdminSearches = {
  period: "7d",
  totals: { emptySearches: { count: 96, of: 1_204 } },
  before: { emptySearches: { count: 110, of: 1_150 } },
  top: [
    { words: "серебряное кольцо", searches: 84, empty: 0 },
    { words: "sumka", searches: 61, empty: 0 },
    { words: "часы женские", searches: 40, empty: 2 },
  ],
  empty: [
    { words: "airpods", searches: 19, empty: 19 },
    { words: "zargarlik qutisi", searches: 7, empty: 7 },
  ],
};

export const adminCohorts: AdminCohorts = {
  countedAt,
  cohorts: [
    { month: "2026-08", buyers: 84, again30: 21, again60: 30, again90: 34 },
    { month: "2026-11", buyers: 57, again30: null, again60: null, again90: null },
  ],
};

export const adminAnalyticsExamples: Examples<typeof adminAnalyticsRoutes> = {
  adminOperations: {
    request: { query: { period: "7d" } },
    answer: { success: true, data: adminOperations },
  },
  adminSales: {
    request: { query: { period: "7d" } },
    answer: { success: true, data: adminSales },
  },
  adminSearches: {
    request: { query: { period: "7d" } },
    answer: { success: true, data: adminSearches },
  },
  adminCohorts: { answer: { success: true, data: adminCohorts } },
};
