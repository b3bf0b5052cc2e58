import type { OwnReview, Review, reviewsRoutes } from "../reviews.ts";
import type { Examples } from "./example.ts";
import { orderedProduct } from "./shared.ts";

export const review: Review = {
  id: "prev_2",
  productId: "prod_1",
  rating: 5,
  title: null,
  text: "Очень красивое кольцо",
  images: [],
  author: { name: "Дилноза А." },
  verifiedPurchase: true,
  sellerReply: { text: "Спасибо!", createdAt: "2026-11-01T10:00:00.000Z" },
  status: "published",
  helpful: 3,
  createdAt: "2026-11-01T10:00:00.000Z",
};

export const ownReview: OwnReview = {
  id: "prev_1",
  productId: "prod_1",
  rating: 5,
  title: null,
  text: "Очень красивое кольцо",
  images: [],
  author: { name: "Ali V." },
  verifiedPurchase: true,
  sellerReply: null,
  status: "pending",
  helpful: 0,
  createdAt: "2026-11-01T10:00:00.000Z",
  rejectionReason: null,
};

export const reviewsExamples: Examples<typeof reviewsRoutes> = {
  productReviews: {
    request: { params: { id: "ring" }, query: { sort: "helpful", rating: 5, withPhotos: true, limit: 5 } },
    answer: {
      success: true,
      data: [review],
      summary: { average: 4.67, count: 3, histogram: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 } },
      pagination: { page: 1, limit: 5, total: 1, pages: 1 },
    },
  },
  sellerReviews: {
    request: { params: { id: "atlas" } },
    answer: {
      success: true,
      data: [{ ...review, product: orderedProduct }],
      pagination: { page: 1, limit: 20, total: 1, pages: 1 },
    },
  },
  writeReview: {
    request: { params: { id: "ring" }, body: { rating: 5, text: "Очень красивое кольцо" } },
    answer: { success: true, data: ownReview, message: "Спасибо! Отзыв появится после проверки" },
  },
  ownReviews: {
    request: { params: { id: "ring" } },
    answer: { success: true, data: { review: ownReview, helpful: ["prev_2"], reported: [] } },
  },
  editReview: {
    request: {
      params: { id: "prev_1" },
      body: { rating: 4, text: "Кольцо красивое, но велико", title: "Ring", images: [] },
    },
    answer: { success: true, data: ownReview, message: "Спасибо! Отзыв появится после проверки" },
  },
  deleteReview: {
    request: { params: { id: "prev_1" } },
    answer: { success: true, data: null, message: "Отзыв удалён" },
  },
  voteHelpful: {
    request: { params: { id: "prev_2" } },
    answer: { success: true, data: { helpful: 4, voted: true } },
  },
  withdrawHelpful: {
    request: { params: { id: "prev_2" } },
    answer: { success: true, data: { helpful: 4, voted: false } },
  },
  reportReview: {
    request: { params: { id: "prev_2" }, body: { reason: "spam" } },
    answer: { success: true, data: null, message: "Спасибо, мы проверим этот отзыв" },
  },
};
