import type { ShopReview, dashboardRoutes } from "../dashboard.ts";
import type { Examples } from "./example.ts";
import { review } from "./reviews.ts";
import { orderedProduct } from "./shared.ts";

export const shopReview: ShopReview = {
  ...review,
  product: orderedProduct,
  canReply: true,
  replyUntil: "2026-11-02T10:00:00.000Z",
};

export const dashboardExamples: Examples<typeof dashboardRoutes> = {
  sellerDashboard: {
    request: { query: { period: "7d" } },
    answer: {
      success: true,
      data: {
        revenue: 415_000,
        orders: 3,
        products: 21,
        views: 140,
        rating: 4.5,
        reviewCount: 3,
        awaiting: 1,
        before: { revenue: 0, orders: 0, views: 12 },
        unanswered: 2,
        lowStock: [
          {
            productId: "prod_1",
            slug: "ring",
            name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
            image: "/files/ring.webp",
            variantTitle: null,
            stock: 2,
          },
        ],
        series: [{ date: "2026-11-01", revenue: 415_000, orders: 3 }],
        top: [
          {
            productId: "prod_1",
            slug: "ring",
            name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
            image: "/files/ring.webp",
            pieces: 4,
            revenue: 415_000,
          },
        ],
      },
    },
  },
  shopReviews: {
    request: { query: { answered: false, page: 1, limit: 10 } },
    answer: {
      success: true,
      data: [shopReview],
      counts: { all: 3, unanswered: 2 },
      pagination: { page: 1, limit: 10, total: 2, pages: 1 },
    },
  },
  replyToReview: {
    request: { params: { id: "prev_2" }, body: { text: "Спасибо!", replaces: null } },
    answer: { success: true, data: shopReview, message: "Ответ опубликован" },
  },
  viewProduct: { request: { params: { id: "ring" } }, answer: { success: true, data: {} } },
};
