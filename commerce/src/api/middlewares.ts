import { authenticate, defineMiddlewares } from "@medusajs/framework/http";
import { auditAdministrators } from "./audit-administrators.ts";
import { errorHandler } from "./error-handler.ts";
import { viewMiddlewares } from "./catalog/products/[idOrSlug]/views/middlewares.ts";
import { visitMiddlewares } from "./catalog/visits/middlewares.ts";
import { favoriteMiddlewares } from "./customer/favorites/middlewares.ts";
import { inboxMiddlewares } from "./customer/inbox/middlewares.ts";
import { cardMiddlewares } from "./customer/payments/[id]/card/middlewares.ts";
import { orderMiddlewares } from "./customer/orders/middlewares.ts";
import { adminAcceptanceMiddlewares } from "./customer/admin-invitations/middlewares.ts";
import { acceptanceMiddlewares } from "./customer/seller-invitations/middlewares.ts";
import { passkeyMiddlewares } from "./customer/passkeys/middlewares.ts";
import { secondFactorMiddlewares } from "./customer/second-factor/middlewares.ts";
import { userMiddlewares } from "./customer/profile/middlewares.ts";
import { contactMessageMiddlewares } from "./internal/contact-messages/middlewares.ts";
import { reviewMiddlewares } from "./customer/reviews/middlewares.ts";
import { applicationMiddlewares } from "./customer/seller-applications/middlewares.ts";
import { internalMiddlewares } from "./internal/middlewares.ts";
import { uploadMiddlewares } from "./internal/uploads/middlewares.ts";
import { clickMiddlewares } from "./payments/click/middlewares.ts";
import { paymeMiddlewares } from "./payments/payme/middlewares.ts";
import { uzcardMiddlewares } from "./payments/uzcard/middlewares.ts";
import { requireFactor } from "./require-factor.ts";
import { requireRank } from "./require-rank.ts";
import { refuseUnstorableText } from "./refuse-unstorable-text.ts";
import { parcelMiddlewares } from "./vendor/orders/middlewares.ts";
import { dashboardMiddlewares } from "./vendor/dashboard/middlewares.ts";
import { productImportMiddlewares } from "./vendor/product-imports/middlewares.ts";
import { shopProductMiddlewares } from "./vendor/products/middlewares.ts";
import { resolveMember } from "./vendor/resolve-member.ts";
import { shopReviewMiddlewares } from "./vendor/reviews/middlewares.ts";
import { shopReturnMiddlewares } from "./vendor/returns/middlewares.ts";
import { shopMiddlewares } from "./vendor/shop/middlewares.ts";
import { marketplaceSettingsMiddlewares } from "./admin/settings/middlewares.ts";
import { adminTeamMiddlewares } from "./admin/team/middlewares.ts";
import { accountMiddlewares } from "./admin/accounts/middlewares.ts";
import { categoryAdminMiddlewares } from "./admin/categories/middlewares.ts";
import { contentAdminMiddlewares } from "./admin/banners/middlewares.ts";
import { contactMessageAdminMiddlewares } from "./admin/contact-messages/middlewares.ts";
import { adminJobMiddlewares } from "./admin/jobs/middlewares.ts";
import { savedViewMiddlewares } from "./admin/saved-views/middlewares.ts";
import { reviewAdminMiddlewares } from "./admin/reviews/middlewares.ts";
import { moderationMiddlewares } from "./admin/moderation/middlewares.ts";
import { orderAdminMiddlewares } from "./admin/orders/middlewares.ts";
import { userAdminMiddlewares } from "./admin/users/middlewares.ts";
import { productAdminMiddlewares } from "./admin/products/middlewares.ts";
import { shopAdminMiddlewares } from "./admin/shops/middlewares.ts";
import { commissionRuleMiddlewares } from "./admin/commission-rules/middlewares.ts";
import { cashReceiptMiddlewares } from "./admin/cash-receipts/middlewares.ts";
import { refundOwedMiddlewares } from "./admin/refunds-owed/middlewares.ts";
import { approvalMiddlewares } from "./admin/approvals/middlewares.ts";
import { holdMiddlewares } from "./admin/holds/middlewares.ts";
import { payoutMiddlewares } from "./admin/payouts/middlewares.ts";
import { financeMiddlewares } from "./vendor/finance/middlewares.ts";

/** Every domain has its own `middlewares.ts`, whose list is spread here in one line. */
export default defineMiddlewares({
  errorHandler,
  routes: [
    { matcher: "/catalog*", middlewares: [refuseUnstorableText] },
    { matcher: "/customer*", middlewares: [refuseUnstorableText] },
    { matcher: "/internal*", middlewares: [refuseUnstorableText] },
    { matcher: "/vendor*", middlewares: [refuseUnstorableText] },
    { matcher: "/vendor*", middlewares: [authenticate("customer", ["bearer"])] },
    { matcher: "/vendor*", middlewares: [resolveMember] },
    // the engine checks before these that the caller is an administrator
    {
      matcher: "/admin*",
      middlewares: [refuseUnstorableText, auditAdministrators, requireFactor, requireRank],
    },
    ...internalMiddlewares,
    ...contactMessageMiddlewares,
    ...uploadMiddlewares,
    ...orderMiddlewares,
    ...inboxMiddlewares,
    ...reviewMiddlewares,
    ...viewMiddlewares,
    ...visitMiddlewares,
    ...favoriteMiddlewares,
    ...userMiddlewares,
    ...secondFactorMiddlewares,
    ...passkeyMiddlewares,
    ...applicationMiddlewares,
    ...clickMiddlewares,
    ...paymeMiddlewares,
    ...cardMiddlewares,
    ...uzcardMiddlewares,
    ...dashboardMiddlewares,
    ...shopReviewMiddlewares,
    ...acceptanceMiddlewares,
    ...shopMiddlewares,
    ...marketplaceSettingsMiddlewares,
    ...adminAcceptanceMiddlewares,
    ...adminTeamMiddlewares,
    ...accountMiddlewares,
    ...moderationMiddlewares,
    ...orderAdminMiddlewares,
    ...userAdminMiddlewares,
    ...shopAdminMiddlewares,
    ...categoryAdminMiddlewares,
    ...reviewAdminMiddlewares,
    ...contactMessageAdminMiddlewares,
    ...contentAdminMiddlewares,
    ...savedViewMiddlewares,
    ...adminJobMiddlewares,
    ...productAdminMiddlewares,
    ...commissionRuleMiddlewares,
    ...payoutMiddlewares,
    ...approvalMiddlewares,
    ...holdMiddlewares,
    ...refundOwedMiddlewares,
    ...cashReceiptMiddlewares,
    ...financeMiddlewares,
    ...shopReturnMiddlewares,
    ...parcelMiddlewares,
    ...shopProductMiddlewares,
    ...productImportMiddlewares,
  ],
});
