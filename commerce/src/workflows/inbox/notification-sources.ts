import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { affectedProducts } from "../../search/affected-products.ts";
import {
  readAdminAdjustmentNotifications,
  readAdminReceiptNotifications,
  readAdminRefundNotifications,
} from "./admin-notifications.ts";
import { readAdminReportNotifications } from "./admin-report-notifications.ts";
import { readApplicationNotifications, applicationsSince } from "./application-notifications.ts";
import { readApprovalNotifications } from "./approval-notifications.ts";
import { readCancellationNotifications } from "./cancellation-notifications.ts";
import { readCustomerNotifications } from "./customer-notifications.ts";
import {
  readCaptureNotifications,
  readFailedPaymentNotifications,
  readRefundNotifications,
} from "./money-notifications.ts";
import { ordersSince, readParcelNotifications } from "./parcel-notifications.ts";
import { readPayoutNotifications } from "./payout-notifications.ts";
import { readPriceNotifications, pricesSince } from "./price-notifications.ts";
import { readProductNotifications } from "./product-notifications.ts";
import { readRefundAccountNotifications } from "./refund-account-notifications.ts";
import { readReturnNotifications } from "./return-notifications.ts";
import { readReviewNotifications, reviewsSince } from "./review-notifications.ts";
import { readShopNotifications } from "./shop-notifications.ts";
import { readShopRefundNotifications } from "./shop-refund-notifications.ts";
import { readReminderNotifications, readShopParcelNotifications } from "./shop-parcel-notifications.ts";
import { readShopReturnNotifications } from "./shop-return-notifications.ts";
import { readViewNotifications } from "./view-notifications.ts";

/** What happened since then, read from stored rows. Returning more is harmless, returning less loses notifications. */
type Source = (container: MedusaContainer, since: Date) => Promise<NewNotification[]>;

/**
 * All sources of notifications. They read what is stored elsewhere, so a notification that a dead process lost is
 * found again.
 */
export const notificationSources = {
  parcels: async (container, since) =>
    readParcelNotifications(container, await ordersSince(container, since), since),
  cancellations: readCancellationNotifications,
  returns: readReturnNotifications,
  captures: readCaptureNotifications,
  refunds: readRefundNotifications,
  refundAccounts: readRefundAccountNotifications,
  failures: readFailedPaymentNotifications,
  reviews: async (container, since) =>
    readReviewNotifications(container, await reviewsSince(container, since)),
  prices: async (container, since) => {
    const priceIds = await pricesSince(container, since);
    return readPriceNotifications(container, await affectedProducts(container, "price", priceIds));
  },
  shops: readShopNotifications,
  shopParcels: readShopParcelNotifications,
  shopReminders: readReminderNotifications,
  shopRefunds: readShopRefundNotifications,
  shopReturns: readShopReturnNotifications,
  adminAdjustments: readAdminAdjustmentNotifications,
  adminApprovals: readApprovalNotifications,
  adminReceipts: readAdminReceiptNotifications,
  adminRefunds: readAdminRefundNotifications,
  adminReports: readAdminReportNotifications,
  payouts: readPayoutNotifications,
  products: readProductNotifications,
  views: readViewNotifications,
  customers: readCustomerNotifications,
  applications: async (container, since) =>
    readApplicationNotifications(container, await applicationsSince(container, since)),
} satisfies Record<string, Source>;

export type SourceName = keyof typeof notificationSources;

export const sourceNames = Object.keys(notificationSources) as SourceName[];
