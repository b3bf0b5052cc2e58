import type { MedusaContainer } from "@medusajs/framework/types";
import type { News } from "../../inbox/inbox-event.ts";
import { affectedProducts } from "../../search/affected-products.ts";
import { adminAdjustmentNews, adminReceiptNews, adminRefundNews } from "./admin-news.ts";
import { adminReportNews } from "./admin-report-news.ts";
import { applicationNews, applicationsSince } from "./application-news.ts";
import { cancellationNews } from "./cancellation-news.ts";
import { customerNews } from "./customer-news.ts";
import { captureNews, failedPaymentNews, refundNews } from "./money-news.ts";
import { ordersSince, parcelNews } from "./parcel-news.ts";
import { payoutNews } from "./payout-news.ts";
import { priceNews, pricesSince } from "./price-news.ts";
import { refundAccountNews } from "./refund-account-news.ts";
import { returnNews } from "./return-news.ts";
import { reviewNews, reviewsSince } from "./review-news.ts";
import { shopNews } from "./shop-news.ts";
import { shopRefundNews } from "./shop-refund-news.ts";
import { reminderNews, shopParcelNews } from "./shop-parcel-news.ts";
import { shopReturnNews } from "./shop-return-news.ts";

/** What happened since then, read from what is stored; more than asked for does no harm, less is lost. */
type Source = (container: MedusaContainer, since: Date) => Promise<News[]>;

/** Where news come from. The truth is elsewhere, so whatever a dead process did not tell is found again. */
export const newsSources = {
  parcels: async (container, since) => parcelNews(container, await ordersSince(container, since), since),
  cancellations: cancellationNews,
  returns: returnNews,
  captures: captureNews,
  refunds: refundNews,
  refundAccounts: refundAccountNews,
  failures: failedPaymentNews,
  reviews: async (container, since) => reviewNews(container, await reviewsSince(container, since)),
  prices: async (container, since) => {
    const priceIds = await pricesSince(container, since);
    return priceNews(container, await affectedProducts(container, "price", priceIds));
  },
  shops: shopNews,
  shopParcels: shopParcelNews,
  shopReminders: reminderNews,
  shopRefunds: shopRefundNews,
  shopReturns: shopReturnNews,
  adminAdjustments: adminAdjustmentNews,
  adminReceipts: adminReceiptNews,
  adminRefunds: adminRefundNews,
  adminReports: adminReportNews,
  payouts: payoutNews,
  customers: customerNews,
  applications: async (container, since) =>
    applicationNews(container, await applicationsSince(container, since)),
} satisfies Record<string, Source>;

export type SourceName = keyof typeof newsSources;

export const sourceNames = Object.keys(newsSources) as SourceName[];
