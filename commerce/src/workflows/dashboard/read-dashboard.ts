import type { MedusaContainer } from "@medusajs/framework/types";
import { cachedSellers } from "../../catalog/cached-sellers.ts";
import { readSellerRatings, type SellerRating } from "../../catalog/seller-ratings.ts";
import { PARCEL_MODULE } from "../../modules/parcel/index.ts";
import type { ParcelModuleService } from "../../modules/parcel/service.ts";
import { shiftDay, tashkentDay } from "../../tashkent-days.ts";
import { getViews } from "../product-view/count-view.ts";
import { getReviews } from "../review/review-step.ts";
import { countAwaiting } from "../parcel/count-awaiting.ts";
import { readProductNames } from "./read-product-names.ts";
import { countPublished, readLowStock } from "./read-stock.ts";

/** Maximum number of rows in each list. */
const MOST = 10;

/** A shop's figures over so many days in Tashkent, today included. */
export async function readDashboard(
  container: MedusaContainer,
  { sellerId, days, now = new Date() }: { sellerId: string; days: number; now?: Date },
) {
  const today = tashkentDay(now);
  const from = shiftDay(today, 1 - days);
  const begin = shiftDay(from, -days);
  const { sales } = container.resolve<ParcelModuleService>(PARCEL_MODULE);
  const [sold, top, views, products, lowStock, awaiting, unanswered, rating] = await Promise.all([
    sales.ofDays(sellerId, { from: begin, to: today }),
    sales.topProducts(sellerId, { from, to: today }, MOST),
    getViews(container).ofShop(sellerId, begin, today),
    countPublished(container, sellerId),
    readLowStock(container, sellerId, MOST),
    countAwaiting(container, sellerId),
    getReviews(container).replies.countUnanswered(sellerId),
    readRating(container, sellerId),
  ]);
  const named = await readProductNames(container, [...top, ...lowStock]);
  const salesOf = new Map(sold.map((one) => [one.day, one]));
  const series = Array.from({ length: days }, (_, at) => {
    const date = shiftDay(from, at);
    const { revenue = 0, orders = 0 } = salesOf.get(date) ?? {};
    return { date, revenue, orders };
  });
  const ago = sold.filter(({ day }) => day < from);
  const viewed = [...views];
  return {
    ...sum(series),
    views: total(viewed.filter(([day]) => day >= from).map(([, count]) => count)),
    before: { ...sum(ago), views: total(viewed.filter(([day]) => day < from).map(([, count]) => count)) },
    products,
    awaiting,
    unanswered,
    ...rating,
    series,
    top: top.flatMap(({ productId, pieces, revenue }) => {
      const good = named.products.get(productId);
      return good ? { ...good, pieces, revenue } : [];
    }),
    lowStock: lowStock.flatMap(({ productId, variantId, stock, alone }) => {
      const good = named.products.get(productId);
      const variantTitle = alone ? null : (named.variants.get(variantId) ?? null);
      return good ? { ...good, variantTitle, stock } : [];
    }),
  };
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const sum = (days: readonly { revenue: number; orders: number }[]) => ({
  revenue: total(days.map(({ revenue }) => revenue)),
  orders: total(days.map(({ orders }) => orders)),
});

/** As product lists show it; read directly for a suspended shop, which is in no list. */
async function readRating(container: MedusaContainer, sellerId: string): Promise<SellerRating> {
  const face = (await cachedSellers(container)).find(({ id }) => id === sellerId);
  const { rating, reviewCount } = face ?? (await readSellerRatings(container, [sellerId]))(sellerId);
  return { rating, reviewCount };
}
