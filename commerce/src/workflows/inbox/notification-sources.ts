import type { MedusaContainer } from "@medusajs/framework/types";
import type { News } from "../../inbox/inbox-event.ts";
import { affectedProducts } from "../../search/affected-products.ts";
import { adminAdjustmentNews, adminReceiptNews, adminRefundNews } from "./admin-notifications.ts";
import { adminReportNews } from "./admin-report-notifications.ts";
import { applicationNews, applicationsSince } from "./application-notifications.ts";
import { cancellationNews } from "./cancellation-notifications.ts";
import { customerNews } from "./customer-notifications.ts";
import { captureNews, failedPaymentNews, refundNews } from "./money-notifications.ts";
import { ordersSince, parcelNews } from "./parcel-notifications.ts";
import { payoutNews } from "./payout-notifications.ts";
import { priceNews, pricesSince } from "./price-notifications.ts";
import { refundAccountNews } from "./refund-account-notifications.ts";
import { returnNews } from "./return-notifications.ts";
import { reviewNews, reviewsSince } from "./review-notifications.ts";
import { shopNews } from "./shop-notifications.ts";
import { shopRefundNews } from "./shop-refund-notifications.ts";
import { reminderNews, shopParcelNews } from "./shop-parcel-notifications.ts";
import { shopReturnNews } from "./shop-return-notifications.ts";

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
