import type { Dashboard, ShopReview } from "@bezak/contract/dashboard.ts";
import { product } from "./catalog-fixtures.ts";
import { reviews } from "./review-fixtures.ts";

/** The last day of all mocked periods. */
const lastDay = Date.parse("2026-11-22T00:00:00Z");
const dayMs = 86_400_000;

/** Number of orders on a day, with a weekly pattern; deterministic. */
const ordersOn = (ago: number) =>
  Math.max(0, Math.round(6 + 5 * Math.sin(ago / 2) - (ago % 7 === 6 ? 7 : 0)));

function toSeries(days: number): Dashboard["series"] {
  return Array.from({ length: days }, (_, at) => {
    const ago = days - 1 - at;
    const orders = ordersOn(ago);
    const date = new Date(lastDay - ago * dayMs).toISOString().slice(0, 10);
    return { date, orders, revenue: orders * (165_000 + (ago % 5) * 42_500) };
  });
}

const toProduct = (index: number) => {
  const { id, slug, name, image } = product(index);
  return { productId: id, slug, name, image };
};

/** Dashboard of a successful shop. */
export function busyDashboard(days = 30): Dashboard {
  const series = toSeries(days);
  const total = (of: "revenue" | "orders") => series.reduce((sum, day) => sum + day[of], 0);
  const [revenue, orders] = [total("revenue"), total("orders")];
  return {
    revenue,
    orders,
    products: 48,
    views: orders * 31,
    rating: 4.7,
    reviewCount: 128,
    awaiting: 3,
    before: {
      revenue: Math.round(revenue / 1.12),
      orders: Math.round(orders * 1.08),
      views: orders * 31,
    },
    unanswered: 10,
    lowStock: [
      { ...toProduct(3), variantTitle: null, stock: 0 },
      {
        ...toProduct(0),
        variantTitle: { ru: "Бирюзовый / M", uz: "Feruza / M", en: "Turquoise / M" },
        stock: 2,
      },
      { ...toProduct(4), variantTitle: null, stock: 5 },
    ],
    series,
    top: [4, 1, 0, 2].map((index, place) => ({
      ...toProduct(index),
      pieces: 64 - place * 13,
      revenue: 18_240_000 - place * 4_315_000,
    })),
  };
}

/** Dashboard of a shop without sales. */
export function newDashboard(days = 30): Dashboard {
  return {
    revenue: 0,
    orders: 0,
    products: 0,
    views: 0,
    rating: 0,
    reviewCount: 0,
    awaiting: 0,
    before: { revenue: 0, orders: 0, views: 0 },
    unanswered: 0,
    lowStock: [],
    top: [],
    series: toSeries(days).map(({ date }) => ({ date, revenue: 0, orders: 0 })),
  };
}

/** Reviews: the fourth has a reply that can be changed, the eighth one that cannot. */
export const shopReviews: readonly ShopReview[] = reviews.map((review, index) => {
  const { id, slug, name, image } = product(index);
  const repliedAt = review.sellerReply ? new Date(Date.now() - (index === 3 ? 2 : 400) * 3_600_000) : null;
  const until = repliedAt && new Date(repliedAt.getTime() + dayMs);
  return {
    ...review,
    ...(repliedAt && review.sellerReply
      ? { sellerReply: { text: review.sellerReply.text, createdAt: repliedAt.toISOString() } }
      : {}),
    product: index === 5 ? null : { id, slug, name, image },
    canReply: until === null || until.getTime() > Date.now(),
    replyUntil: until?.toISOString() ?? null,
  };
});
