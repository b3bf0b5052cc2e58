import type { CallName } from "../access-table.ts";
import type { Route } from "../route.ts";
import type { domains } from "../domains.ts";
import type { Example, Examples } from "./example.ts";
import { referenceExamples } from "./reference.ts";
import { catalogExamples } from "./catalog.ts";
import { categoryAdminExamples } from "./category-admin.ts";
import { passkeyExamples } from "./passkeys.ts";
import { secondFactorExamples } from "./second-factor.ts";
import { shopMoneyExamples } from "./shop-money.ts";
import { sellersExamples } from "./sellers.ts";
import { contentExamples } from "./content.ts";
import { contentAdminExamples } from "./content-admin.ts";
import { contentVersionExamples } from "./content-versions.ts";
import { contactsExamples } from "./contacts.ts";
import { marketplaceSettingsExamples } from "./marketplace-settings.ts";
import { authExamples } from "./auth.ts";
import { usersExamples } from "./users.ts";
import { favoritesExamples } from "./favorites.ts";
import { ordersExamples } from "./orders.ts";
import { returnsExamples } from "./returns.ts";
import { paymentsExamples } from "./payments.ts";
import { reviewsExamples } from "./reviews.ts";
import { reviewAdminExamples } from "./review-admin.ts";
import { moderationExamples } from "./moderation.ts";
import { openedItemExamples } from "./opened-items.ts";
import { notificationsExamples } from "./notifications.ts";
import { uploadsExamples } from "./uploads.ts";
import { addressesExamples } from "./addresses.ts";
import { applicationsExamples } from "./applications.ts";
import { shopsExamples } from "./shops.ts";
import { sellerAdminExamples } from "./seller-admin.ts";
import { adminAnalyticsExamples } from "./admin-analytics.ts";
import { adminTeamExamples } from "./admin-team.ts";
import { adminStatsExamples } from "./admin-stats.ts";
import { orderAdminExamples } from "./order-admin.ts";
import { paymentAdminExamples } from "./payment-admin.ts";
import { orderTimelineExamples } from "./order-timeline.ts";
import { returnAdminExamples } from "./return-admin.ts";
import { personViewExamples } from "./person-views.ts";
import { userAdminExamples } from "./user-admin.ts";
import { dashboardExamples } from "./dashboard.ts";
import { visitsExamples } from "./visits.ts";
import { financeExamples } from "./finance.ts";
import { payoutsExamples } from "./payouts.ts";
import { bankFilesExamples } from "./bank-files.ts";
import { refundsOwedExamples } from "./refunds-owed.ts";
import { adjustmentsExamples } from "./adjustments.ts";
import { approvalsExamples } from "./approvals.ts";
import { cashReceiptsExamples } from "./cash-receipts.ts";
import { auditExamples } from "./audit.ts";
import { adminJobsExamples } from "./admin-jobs.ts";
import { listExportExamples } from "./list-exports.ts";
import { savedViewsExamples } from "./saved-views.ts";
import { parcelsExamples } from "./parcels.ts";
import { sellerProductsExamples } from "./seller-products.ts";
import { productAdminExamples } from "./product-admin.ts";
import { productImportsExamples } from "./product-imports.ts";
import { productMessageExamples } from "./product-messages.ts";

type Domains = typeof domains;

/** A valid request and its answer for every call of the contract; used by documentation, mocks, tests and the fuzzer. */
const byDomain: { readonly [D in keyof Domains]: Examples<Domains[D]> } = {
  reference: referenceExamples,
  catalog: catalogExamples,
  sellers: sellersExamples,
  content: contentExamples,
  contentAdmin: contentAdminExamples,
  contentVersions: contentVersionExamples,
  contacts: contactsExamples,
  marketplaceSettings: marketplaceSettingsExamples,
  auth: authExamples,
  secondFactor: secondFactorExamples,
  passkeys: passkeyExamples,
  users: usersExamples,
  favorites: favoritesExamples,
  orders: ordersExamples,
  returns: returnsExamples,
  payments: paymentsExamples,
  reviews: reviewsExamples,
  reviewAdmin: reviewAdminExamples,
  moderation: moderationExamples,
  openedItems: openedItemExamples,
  notifications: notificationsExamples,
  uploads: uploadsExamples,
  addresses: addressesExamples,
  applications: applicationsExamples,
  shops: shopsExamples,
  sellerAdmin: sellerAdminExamples,
  categoryAdmin: categoryAdminExamples,
  userAdmin: userAdminExamples,
  personViews: personViewExamples,
  orderAdmin: orderAdminExamples,
  paymentAdmin: paymentAdminExamples,
  orderTimeline: orderTimelineExamples,
  returnAdmin: returnAdminExamples,
  adminTeam: adminTeamExamples,
  adminStats: adminStatsExamples,
  adminAnalytics: adminAnalyticsExamples,
  productAdmin: productAdminExamples,
  dashboard: dashboardExamples,
  visits: visitsExamples,
  finance: financeExamples,
  payouts: payoutsExamples,
  bankFiles: bankFilesExamples,
  refundsOwed: refundsOwedExamples,
  adjustments: adjustmentsExamples,
  approvals: approvalsExamples,
  shopMoney: shopMoneyExamples,
  cashReceipts: cashReceiptsExamples,
  audit: auditExamples,
  listExports: listExportExamples,
  adminJobs: adminJobsExamples,
  savedViews: savedViewsExamples,
  parcels: parcelsExamples,
  sellerProducts: sellerProductsExamples,
  productMessages: productMessageExamples,
  productImports: productImportsExamples,
};

/** The same by the name of the call. */
export const examples = Object.assign({}, ...Object.values(byDomain)) as Readonly<
  Record<CallName, Example<Route>>
>;
