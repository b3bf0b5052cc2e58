import type { AdministeredReview, reviewAdminRoutes } from "../review-admin.ts";
import type { Examples } from "./example.ts";
import { orderedProduct } from "./shared.ts";

export const administeredReview: AdministeredReview = {
  id: "prev_2",
  productId: "prod_1",
  rating: 1,
  title: null,
  text: "Покупайте в другом магазине",
  images: [],
  author: { name: "Дилноза А.", account: { id: "cus_1", name: "Дилноза Азизова", email: "d@bezak.uz" } },
  verifiedPurchase: false,
  sellerReply: null,
  status: "published",
  helpful: 0,
  createdAt: "2026-11-01T10:00:00.000Z",
  product: orderedProduct,
  shop: { id: "sel_1", name: "Atlas", slug: "atlas" },
  rejectionReason: null,
  reports: {
    count: 1,
    open: 1,
    latest: [{ reason: "spam", text: null, createdAt: "2026-11-02T10:00:00.000Z", open: true }],
  },
  version: "1793527200000000.1",
};

export const reviewAdminExamples: Examples<typeof reviewAdminRoutes> = {
  administeredReviews: {
    request: { query: { q: "магазин", status: "published", reported: true, page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [administeredReview],
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
  },
  setReviewStatus: {
    request: {
      params: { id: "prev_2" },
      body: { status: "rejected", reason: "Реклама", version: administeredReview.version },
    },
    answer: {
      success: true,
      data: {
        ...administeredReview,
        status: "rejected",
        rejectionReason: "Реклама",
        reports: {
          count: 1,
          open: 0,
          latest: [{ reason: "spam", text: null, createdAt: "2026-11-02T10:00:00.000Z", open: false }],
        },
        version: "1793700000000000.0",
      },
      message: "Отзыв отклонён",
    },
  },
};
