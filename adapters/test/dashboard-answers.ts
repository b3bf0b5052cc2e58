import type { Dashboard, ShopReview } from "@bezak/contract/dashboard.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";
import { review } from "./review-answers.ts";

const good = {
  ...{ productId: "prod_1", slug: "ring", image: "/files/ring.webp" },
  name: { ru: "Кольцо", uz: "Uzuk", en: "Ring" },
};

export const dashboard: Dashboard = {
  ...{ revenue: 415_000, orders: 3, products: 21, views: 140, rating: 4.5, reviewCount: 3, awaiting: 1 },
  ...{ before: { revenue: 0, orders: 0, views: 12 }, unanswered: 2 },
  lowStock: [{ ...good, variantTitle: null, stock: 2 }],
  series: [{ date: "2026-11-01", revenue: 415_000, orders: 3 }],
  top: [{ ...good, pieces: 4, revenue: 415_000 }],
};

const shopReview: ShopReview = {
  ...review,
  product: { id: "prod_1", slug: "ring", name: good.name, image: good.image },
  ...{ canReply: true, replyUntil: "2026-11-02T10:00:00.000Z" },
};

const ok = (body: unknown): Reply => ({ status: 200, body });

/** What a healthy commerce answers about how a shop goes; null for any other call. */
export function dashboardAnswers({ method, path }: SeenCall): Reply | null {
  switch (`${method} ${path}`) {
    case "GET /vendor/dashboard":
      // whose shop it is, nobody has to be told
      return ok({ dashboard: { ...dashboard, sellerId: "sel_1" } });
    case "GET /vendor/reviews":
      return ok({ reviews: [shopReview], count: 2, counts: { all: 3, unanswered: 2 } });
    case "POST /vendor/reviews/prev_2/reply":
      return ok({ review: shopReview });
    case "POST /catalog/products/ring/views":
      return ok({});
    default:
      return null;
  }
}
