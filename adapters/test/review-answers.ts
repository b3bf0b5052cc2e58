import type { OwnReview, Review } from "@bezak/contract/reviews.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

const now = "2026-11-01T10:00:00.000Z";
const product = {
  ...{ id: "prod_1", slug: "ring", image: "/files/ring.webp" },
  name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
};

const reviewFields: Review = {
  ...{ id: "prev_2", productId: "prod_1", rating: 5, title: null, text: "Очень красивое кольцо" },
  ...{ images: [], author: { name: "Дилноза А." }, verifiedPurchase: true, status: "published" },
  ...{ sellerReply: { text: "Спасибо!", createdAt: now }, helpful: 3, createdAt: now },
};

export const review: Review & Record<string, unknown> = {
  ...reviewFields,
  // Whose review it is, nobody has to know.
  ...{ customerId: "customer_9", rejectionReason: null },
};

export const ownReview: OwnReview = {
  ...{ ...reviewFields, id: "prev_1", author: { name: "Ali V." }, sellerReply: null, helpful: 0 },
  ...{ status: "pending", rejectionReason: null },
};

const ok = (body: unknown, status = 200): Reply => ({ status, body });

/** What a healthy commerce answers to the calls about reviews; null for any other. */
export function reviewAnswers({ method, path }: SeenCall): Reply | null {
  switch (`${method} ${path}`) {
    case "GET /catalog/products/ring/reviews":
    case "GET /catalog/products/prod_1/reviews":
      return ok({
        reviews: [review],
        count: 1,
        summary: { average: 4.67, count: 3, histogram: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 2 } },
      });
    case "GET /catalog/sellers/atlas/reviews":
      return ok({
        reviews: [{ ...review, product }],
        count: 1,
      });
    case "GET /customer/products/ring/reviews/mine":
      return ok({ review: ownReview, helpful: [review.id], reported: [] });
    case "POST /customer/products/ring/reviews":
      return ok({ review: ownReview }, 201);
    case "POST /customer/reviews/prev_1":
      return ok({ review: ownReview });
    case "POST /customer/reviews/prev_1/removal":
      return ok({});
    case "POST /customer/reviews/prev_2/helpful":
      return ok({ helpful: 4, voted: true });
    case "DELETE /customer/reviews/prev_2/helpful":
      return ok({ helpful: 4, voted: false });
    case "POST /customer/reviews/prev_2/report":
      return ok({}, 201);
    default:
      return null;
  }
}
