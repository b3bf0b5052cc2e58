import type { adminAnalyticsRoutes, AdminOperations } from "../admin-analytics.ts";
import type { Examples } from "./example.ts";

const shares: AdminOperations["totals"] = {
  paidAttempts: { count: 332, of: 344 },
  cancelledParcels: { count: 21, of: 402 },
  returnedParcels: { count: 9, of: 351 },
  acceptedInTime: { count: 380, of: 396 },
  sentInTime: { count: 352, of: 391 },
};

export const adminOperations: AdminOperations = {
  period: "7d",
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
};

export const adminAnalyticsExamples: Examples<typeof adminAnalyticsRoutes> = {
  adminOperations: {
    request: { query: { period: "7d" } },
    answer: { success: true, data: adminOperations },
  },
};
