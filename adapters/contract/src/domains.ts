import { adminJobsRoutes } from "./admin-jobs.ts";
import { addressesRoutes } from "./addresses.ts";
import { applicationsRoutes } from "./applications.ts";
import { auditRoutes } from "./audit.ts";
import { authRoutes } from "./auth.ts";
import { catalogRoutes } from "./catalog.ts";
import { categoryAdminRoutes } from "./category-admin.ts";
import { contactsRoutes } from "./contacts.ts";
import { contentRoutes } from "./content.ts";
import { contentAdminRoutes } from "./content-admin.ts";
import { contentVersionRoutes } from "./content-versions.ts";
import { dashboardRoutes } from "./dashboard.ts";
import { marketplaceSettingsRoutes } from "./marketplace-settings.ts";
import { listExportRoutes } from "./list-exports.ts";
import { notificationsRoutes } from "./notifications.ts";
import { favoritesRoutes } from "./favorites.ts";
import { financeRoutes } from "./finance.ts";
import { ordersRoutes } from "./orders.ts";
import { paymentsRoutes } from "./payments.ts";
import { payoutsRoutes } from "./payouts.ts";
import { bankFilesRoutes } from "./bank-files.ts";
import { adjustmentsRoutes } from "./adjustments.ts";
import { approvalsRoutes } from "./approvals.ts";
import { shopMoneyRoutes } from "./shop-money.ts";
import { cashReceiptsRoutes } from "./cash-receipts.ts";
import { refundsOwedRoutes } from "./refunds-owed.ts";
import { productAdminRoutes } from "./product-admin.ts";
import { productMessageRoutes } from "./product-messages.ts";
import { productImportsRoutes } from "./product-imports.ts";
import { referenceRoutes } from "./reference.ts";
import { savedViewsRoutes } from "./saved-views.ts";
import { reviewsRoutes } from "./reviews.ts";
import { reviewAdminRoutes } from "./review-admin.ts";
import { moderationRoutes } from "./moderation.ts";
import { openedItemRoutes } from "./opened-items.ts";
import { returnsRoutes } from "./returns.ts";
import { sellerAdminRoutes } from "./seller-admin.ts";
import { parcelsRoutes } from "./parcels.ts";
import { sellerProductsRoutes } from "./seller-products.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { secondFactorRoutes } from "./second-factor.ts";
import { sellersRoutes } from "./sellers.ts";
import { shopsRoutes } from "./shops.ts";
import { uploadsRoutes } from "./uploads.ts";
import { adminAnalyticsRoutes } from "./admin-analytics.ts";
import { adminTeamRoutes } from "./admin-team.ts";
import { adminStatsRoutes } from "./admin-stats.ts";
import { orderAdminRoutes } from "./order-admin.ts";
import { paymentAdminRoutes } from "./payment-admin.ts";
import { orderTimelineRoutes } from "./order-timeline.ts";
import { returnAdminRoutes } from "./return-admin.ts";
import { userAdminRoutes } from "./user-admin.ts";
import { personViewRoutes } from "./person-views.ts";
import { usersRoutes } from "./users.ts";
import { visitsRoutes } from "./visits.ts";

/** Every call of /api/v1 by domain; the adapters must serve all of them. */
export const domains = {
  reference: referenceRoutes,
  catalog: catalogRoutes,
  sellers: sellersRoutes,
  content: contentRoutes,
  contentAdmin: contentAdminRoutes,
  contentVersions: contentVersionRoutes,
  contacts: contactsRoutes,
  marketplaceSettings: marketplaceSettingsRoutes,
  auth: authRoutes,
  secondFactor: secondFactorRoutes,
  passkeys: passkeyRoutes,
  users: usersRoutes,
  favorites: favoritesRoutes,
  orders: ordersRoutes,
  returns: returnsRoutes,
  payments: paymentsRoutes,
  reviews: reviewsRoutes,
  reviewAdmin: reviewAdminRoutes,
  moderation: moderationRoutes,
  openedItems: openedItemRoutes,
  notifications: notificationsRoutes,
  uploads: uploadsRoutes,
  addresses: addressesRoutes,
  applications: applicationsRoutes,
  shops: shopsRoutes,
  sellerAdmin: sellerAdminRoutes,
  categoryAdmin: categoryAdminRoutes,
  userAdmin: userAdminRoutes,
  personViews: personViewRoutes,
  orderAdmin: orderAdminRoutes,
  paymentAdmin: paymentAdminRoutes,
  orderTimeline: orderTimelineRoutes,
  returnAdmin: returnAdminRoutes,
  adminTeam: adminTeamRoutes,
  adminStats: adminStatsRoutes,
  adminAnalytics: adminAnalyticsRoutes,
  productAdmin: productAdminRoutes,
  dashboard: dashboardRoutes,
  visits: visitsRoutes,
  finance: financeRoutes,
  payouts: payoutsRoutes,
  bankFiles: bankFilesRoutes,
  refundsOwed: refundsOwedRoutes,
  adjustments: adjustmentsRoutes,
  approvals: approvalsRoutes,
  shopMoney: shopMoneyRoutes,
  cashReceipts: cashReceiptsRoutes,
  audit: auditRoutes,
  listExports: listExportRoutes,
  adminJobs: adminJobsRoutes,
  savedViews: savedViewsRoutes,
  parcels: parcelsRoutes,
  sellerProducts: sellerProductsRoutes,
  productMessages: productMessageRoutes,
  productImports: productImportsRoutes,
} as const;
