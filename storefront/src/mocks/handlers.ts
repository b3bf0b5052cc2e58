import type { HttpHandler } from "msw";
import { accountHandlers } from "./account-handlers.ts";
import { secondFactorHandlers } from "./second-factor-handlers.ts";
import { adminStatsHandlers } from "./admin-stats-handlers.ts";
import { applicationHandlers } from "./application-handlers.ts";
import { approvalHandlers } from "./approval-handlers.ts";
import { auditHandlers } from "./audit-handlers.ts";
import { categoryAdminHandlers } from "./category-admin-handlers.ts";
import { catalogHandlers } from "./catalog-handlers.ts";
import { contactMessageHandlers } from "./contact-message-handlers.ts";
import { contactsHandlers } from "./contacts-handlers.ts";
import { savedViewHandlers } from "./saved-view-handlers.ts";
import { contentAdminHandlers } from "./content-admin-handlers.ts";
import { contentVersionHandlers } from "./content-version-handlers.ts";
import { contentHandlers } from "./content-handlers.ts";
import { dashboardHandlers } from "./dashboard-handlers.ts";
import { favoritesHandlers } from "./favorites-handlers.ts";
import { financeHandlers } from "./finance-handlers.ts";
import { exampleHandlers } from "./mock.ts";
import { importHandlers } from "./import-handlers.ts";
import { listExportHandlers } from "./list-export-handlers.ts";
import { marketplaceSettingsHandlers } from "./marketplace-settings-handlers.ts";
import { notificationHandlers } from "./notification-handlers.ts";
import { orderAdminHandlers } from "./order-admin-handlers.ts";
import { orderHandlers } from "./order-handlers.ts";
import { paymentAdminHandlers } from "./payment-admin-handlers.ts";
import { paymentHandlers } from "./payment-handlers.ts";
import { adminJobHandlers } from "./admin-job-handlers.ts";
import { cashHandlers } from "./cash-handlers.ts";
import { bankFileHandlers } from "./bank-file-handlers.ts";
import { payoutHandlers } from "./payout-handlers.ts";
import { peopleHandlers } from "./people-handlers.ts";
import { pictureHandlers } from "./picture-handlers.ts";
import { refundHandlers } from "./refund-handlers.ts";
import { returnAdminHandlers } from "./return-admin-handlers.ts";
import { productAdminHandlers } from "./product-admin-handlers.ts";
import { queueHandlers } from "./queue-handlers.ts";
import { moderationHandlers } from "./moderation-handlers.ts";
import { reviewHandlers } from "./review-handlers.ts";
import { parcelHandlers } from "./parcel-handlers.ts";
import { sellerProductHandlers } from "./seller-product-handlers.ts";
import { shopMoneyHandlers } from "./shop-money-handlers.ts";
import { shopHandlers } from "./shop-handlers.ts";
import { userAdminHandlers } from "./user-admin-handlers.ts";
import { usersHandlers } from "./users-handlers.ts";

/** Mocked answers of all API calls, typed by the contract: for tests, stories and `npm run dev:mock`. */
export const handlers = [
  ...sellerProductHandlers,
  ...importHandlers,
  ...parcelHandlers,
  ...shopHandlers,
  ...dashboardHandlers,
  ...adminStatsHandlers,
  ...financeHandlers,
  ...bankFileHandlers,
  ...payoutHandlers,
  ...approvalHandlers,
  ...shopMoneyHandlers,
  ...refundHandlers,
  ...cashHandlers,
  ...auditHandlers,
  ...listExportHandlers,
  ...adminJobHandlers,
  ...categoryAdminHandlers,
  ...savedViewHandlers,
  ...contentAdminHandlers,
  ...contentVersionHandlers,
  ...contentHandlers,
  ...reviewHandlers,
  ...moderationHandlers,
  ...queueHandlers,
  ...marketplaceSettingsHandlers,
  ...productAdminHandlers,
  ...contactsHandlers,
  ...contactMessageHandlers,
  ...catalogHandlers,
  ...favoritesHandlers,
  ...notificationHandlers,
  ...peopleHandlers,
  ...accountHandlers,
  ...secondFactorHandlers,
  ...orderHandlers,
  ...orderAdminHandlers,
  ...paymentAdminHandlers,
  ...returnAdminHandlers,
  ...paymentHandlers,
  ...pictureHandlers,
  ...usersHandlers,
  ...userAdminHandlers,
  ...applicationHandlers,
  ...exampleHandlers,
  // paths with fewer parameters first, since `/sellers/me` must not match as a seller's id
].toSorted((one, other) => countParams(one) - countParams(other));

function countParams({ info: { path } }: HttpHandler): number {
  return String(path).match(/:\w/g)?.length ?? 0;
}
