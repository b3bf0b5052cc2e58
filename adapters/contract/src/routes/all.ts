import * as addresses from "./addresses.ts";
import * as adminJobs from "./admin-jobs.ts";
import * as adjustments from "./adjustments.ts";
import * as approvals from "./approvals.ts";
import * as applications from "./applications.ts";
import * as audit from "./audit.ts";
import * as auth from "./auth.ts";
import * as cashReceipts from "./cash-receipts.ts";
import * as catalog from "./catalog.ts";
import * as categoryAdmin from "./category-admin.ts";
import * as contacts from "./contacts.ts";
import * as content from "./content.ts";
import * as contentAdmin from "./content-admin.ts";
import * as contentVersions from "./content-versions.ts";
import * as dashboard from "./dashboard.ts";
import * as favorites from "./favorites.ts";
import * as finance from "./finance.ts";
import * as listExports from "./list-exports.ts";
import * as marketplaceSettings from "./marketplace-settings.ts";
import * as notifications from "./notifications.ts";
import * as orders from "./orders.ts";
import * as payments from "./payments.ts";
import * as payouts from "./payouts.ts";
import * as bankFiles from "./bank-files.ts";
import * as productAdmin from "./product-admin.ts";
import * as productMessages from "./product-messages.ts";
import * as productImports from "./product-imports.ts";
import * as reference from "./reference.ts";
import * as refundsOwed from "./refunds-owed.ts";
import * as returns from "./returns.ts";
import * as moderation from "./moderation.ts";
import * as openedItems from "./opened-items.ts";
import * as reviewAdmin from "./review-admin.ts";
import * as reviews from "./reviews.ts";
import * as passkeys from "./passkeys.ts";
import * as savedViews from "./saved-views.ts";
import * as secondFactor from "./second-factor.ts";
import * as sellerAdmin from "./seller-admin.ts";
import * as parcels from "./parcels.ts";
import * as sellerProducts from "./seller-products.ts";
import * as sellers from "./sellers.ts";
import * as shops from "./shops.ts";
import * as shopMoney from "./shop-money.ts";
import * as uploads from "./uploads.ts";
import * as adminAnalytics from "./admin-analytics.ts";
import * as adminTeam from "./admin-team.ts";
import * as adminStats from "./admin-stats.ts";
import * as orderAdmin from "./order-admin.ts";
import * as paymentAdmin from "./payment-admin.ts";
import * as orderTimeline from "./order-timeline.ts";
import * as returnAdmin from "./return-admin.ts";
import * as personViews from "./person-views.ts";
import * as userAdmin from "./user-admin.ts";
import * as visits from "./visits.ts";
import * as users from "./users.ts";
import type { CallName } from "../access-table.ts";
import type { Endpoint } from "../route.ts";

/** Method and path of every call by its name. A browser that makes a few calls imports those alone. */
export const endpoints: Readonly<Record<CallName, Endpoint>> = {
  ...addresses,
  ...adjustments,
  ...approvals,
  ...adminJobs,
  ...applications,
  ...audit,
  ...auth,
  ...cashReceipts,
  ...catalog,
  ...categoryAdmin,
  ...contacts,
  ...content,
  ...contentAdmin,
  ...contentVersions,
  ...dashboard,
  ...visits,
  ...favorites,
  ...finance,
  ...listExports,
  ...marketplaceSettings,
  ...notifications,
  ...orders,
  ...payments,
  ...payouts,
  ...bankFiles,
  ...productAdmin,
  ...productMessages,
  ...productImports,
  ...reference,
  ...refundsOwed,
  ...returns,
  ...moderation,
  ...openedItems,
  ...reviewAdmin,
  ...reviews,
  ...savedViews,
  ...secondFactor,
  ...passkeys,
  ...sellerAdmin,
  ...parcels,
  ...sellerProducts,
  ...sellers,
  ...shops,
  ...shopMoney,
  ...uploads,
  ...adminTeam,
  ...adminStats,
  ...adminAnalytics,
  ...orderAdmin,
  ...paymentAdmin,
  ...orderTimeline,
  ...returnAdmin,
  ...userAdmin,
  ...personViews,
  ...users,
};
