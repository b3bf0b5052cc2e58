import type { AdminCohorts, AdminSales } from "@bezak/contract/admin-analytics.ts";
import type { AdminAnalytics, AdminStats } from "@bezak/contract/admin-stats.ts";
import { analyticsDays, type AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import { adminAnalytics, adminStats } from "@bezak/contract/examples/admin-stats.ts";
import { product } from "./catalog-fixtures.ts";

type Figures = Omit<AdminAnalytics["series"][number], "date">;

/** The last day of all mocked periods. */
const lastDay = Date.parse("2026-11-22T00:00:00Z");
const dayMs = 86_400_000;

const none: Figures = {
  orders: 0,
  gmv: 0,
  netGmv: 0,
  revenue: 0,
  bookedGmv: 0,
  deliveredOrders: 0,
  buyers: 0,
  sellers: 0,
  views: 0,
  visits: 0,
};

/** A day so long ago, with a weekly pattern; deterministic. Returns exceed the commission on some days. */
function onDay(ago: number): Figures {
  const orders = Math.max(0, Math.round(14 + 9 * Math.sin(ago / 2) - (ago % 7 === 6 ? 12 : 0)));
  const gmv = orders * (165_000 + (ago % 5) * 42_500);
  const bookedGmv = ago % 11 === 5 ? -1_250_000 : Math.round(gmv * 0.7);
  return {
    orders,
    gmv,
    netGmv: Math.round(gmv * 0.86),
    revenue: Math.round(bookedGmv / 10),
    bookedGmv,
    deliveredOrders: Math.round(orders * 0.8),
    buyers: Math.round(orders / 3),
    sellers: ago % 9 === 0 ? 1 : 0,
    views: orders * 31,
    visits: orders * 24,
  };
}

function addUp(days: readonly Figures[]): AdminAnalytics["totals"] {
  const sum = (name: keyof Figures) => days.reduce((total, day) => total + day[name], 0);
  const totals = Object.fromEntries(
    Object.keys(none).map((name) => [name, sum(name as keyof Figures)]),
  ) as unknown as Figures;
  const { bookedGmv, deliveredOrders, orders, visits } = totals;
  return {
    ...totals,
    takeRate: 10,
    averageOrder: deliveredOrders > 0 ? Math.round(bookedGmv / deliveredOrders) : null,
    conversion: visits > 0 ? Math.round((orders * 10_000) / visits) / 100 : null,
  };
}

const listDays = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    date: new Date(lastDay - (from - at) * dayMs).toISOString().slice(0, 10),
    ...onDay(from - at),
  }));

const toProduct = (index: number) => {
  const { id, slug, name, image } = product(index);
  return { productId: id, slug, name, image };
};

/** A marketplace on busy days. */
export function busyAnalytics(period: AnalyticsPeriod): AdminAnalytics {
  const count = analyticsDays[period];
  const series = listDays(count - 1, count);
  return {
    ...adminAnalytics,
    countedAt: ago(0.1),
    period,
    series,
    totals: addUp(series),
    before: { ...addUp(listDays(2 * count - 1, count)), takeRate: 9.25 },
    topProducts: [4, 1, 0, 2].map((index, position) => ({
      ...toProduct(index),
      pieces: 64 - position * 13,
      sales: 18_240_000 - position * 4_315_000,
    })),
    paymentMethods: [
      { method: "payme", orders: 61, gmv: 14_900_000 },
      { method: "cash", orders: 30, gmv: 6_140_000 },
    ],
  };
}

/** A marketplace on which nothing happened. */
export function quietAnalytics(period: AnalyticsPeriod): AdminAnalytics {
  const { series } = busyAnalytics(period);
  return {
    period,
    countedAt: null,
    series: series.map(({ date }) => ({ date, ...none })),
    totals: { ...none, takeRate: null, averageOrder: null, conversion: null },
    before: { ...none, takeRate: null, averageOrder: null, conversion: null },
    topProducts: [],
    topCategories: [],
    cities: [],
    paymentMethods: [],
  };
}

export const busySales = (period: AnalyticsPeriod): AdminSales => ({
  period,
  countedAt: ago(0.1),
  sinkingProducts: [3, 5].map((index, position) => ({
    ...toProduct(index),
    pieces: 4 - position * 4,
    sales: 640_000 - position * 640_000,
    before: { pieces: 21 - position * 9, sales: 3_360_000 - position * 1_500_000 },
  })),
  sellers: ["Chinor", "Navo Audio"].map((name, position) => ({
    sellerId: `sel_${position}`,
    name,
    slug: `shop-${position}`,
    parcels: 1_041 - position * 700,
    sales: 173_200_000 - position * 120_000_000,
    before: { parcels: 35, sales: 61_000_000 },
  })),
});

/** Twelve months, of which the last three are not over for all days. */
export const busyCohorts = (): AdminCohorts => ({
  countedAt: ago(0.1),
  cohorts: Array.from({ length: 12 }, (_, at) => {
    const buyers = 40 + ((at * 37) % 90);
    const again = (part: number, last: number) => (at > last ? null : Math.round(buyers * part));
    return {
      month: at === 0 ? "2025-12" : `2026-${String(at).padStart(2, "0")}`,
      buyers,
      again30: again(0.18 + (at % 4) * 0.03, 10),
      again60: again(0.27 + (at % 4) * 0.03, 9),
      again90: again(0.31 + (at % 4) * 0.03, 8),
    };
  }),
});

/** A marketplace whose orders were never delivered. */
export const quietCohorts = (): AdminCohorts => ({
  countedAt: null,
  cohorts: busyCohorts().cohorts.map(({ month }, at) => ({
    month,
    buyers: 0,
    again30: at > 10 ? null : 0,
    again60: at > 9 ? null : 0,
    again90: at > 8 ? null : 0,
  })),
});

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour - 1000).toISOString();

export const busyStats = (): AdminStats => ({
  ...adminStats,
  countedAt: ago(0.1),
  awaiting: {
    applications: 2,
    reviews: 1_240,
    reports: 3,
    products: 0,
    messages: 1,
    returns: 12,
    refunds: 0,
    adjustments: 0,
    approvals: 0,
    oldest: {
      applications: ago(75),
      reviews: ago(21),
      reports: ago(2),
      products: null,
      messages: ago(0),
      returns: ago(75),
      refunds: null,
      adjustments: null,
      approvals: null,
    },
  },
});

export const quietStats = (): AdminStats => ({
  ...adminStats,
  countedAt: null,
  awaiting: {
    applications: 0,
    reviews: 0,
    reports: 0,
    products: 0,
    messages: 0,
    returns: 0,
    refunds: 0,
    adjustments: 0,
    approvals: 0,
    oldest: {
      applications: null,
      reviews: null,
      reports: null,
      products: null,
      messages: null,
      returns: null,
      refunds: null,
      adjustments: null,
      approvals: null,
    },
  },
});
