import { z } from "zod";
import { ListedReturnQuery } from "./administered-return.ts";
import { adminJobsRoutes } from "./admin-jobs.ts";
import { adjustmentsRoutes } from "./adjustments.ts";
import { applicationsRoutes } from "./applications.ts";
import { approvalsRoutes } from "./approvals.ts";
import { cashReceiptsRoutes } from "./cash-receipts.ts";
import { categoryAdminRoutes } from "./category-admin.ts";
import { AdministeredContactMessageQuery } from "./contacts.ts";
import { AdministeredBannerQuery, AdministeredSectionQuery } from "./content-admin.ts";
import { analyticsPeriods } from "./dashboard-periods.ts";
import { pageFields } from "./envelope.ts";
import { figureTables } from "./figure-tables.ts";
import { tableFormats } from "./import-status.ts";
import { orderAdminRoutes } from "./order-admin.ts";
import { AdministeredPaymentQuery } from "./payment-admin.ts";
import { payoutsRoutes } from "./payouts.ts";
import { AdministeredProductQuery } from "./product-admin.ts";
import { refundsOwedRoutes } from "./refunds-owed.ts";
import { AdministeredReviewQuery } from "./review-admin.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/list-exports.ts";
import { sellerAdminRoutes } from "./seller-admin.ts";
import { BinaryFile, IdParams } from "./shared-schemas.ts";
import { shopMoneyRoutes } from "./shop-money.ts";
import { userAdminRoutes } from "./user-admin.ts";

const format = { format: z.enum(tableFormats).default("csv") };

/** A list with its filters and in its order as a table with headings in the language of the request. */
function exported<const Path extends string>(what: string, path: Path) {
  return {
    summary: `${what} as a table: everything that the list's filters find, in its order, up to 100,000 rows; is recorded as an action`,
    access: ["admin"],
    forward: { path, languageInQuery: true, waitMs: 60_000 },
    extension: true,
    heavy: true,
    file: [
      "text/csv; charset=utf-8",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ] as const,
    success: { status: 200, schema: BinaryFile },
    errors: ["export_too_large"],
  } as const;
}

export const listExportRoutes = defineRoutes({
  exportUsers: {
    ...splitEndpoint(routes.exportUsers),
    ...exported("Users", "/admin/users/export"),
    query: userAdminRoutes.administeredUsers.query.omit(pageFields).extend(format),
  },
  exportProductsOfShops: {
    ...splitEndpoint(routes.exportProductsOfShops),
    ...exported("Products of all shops", "/admin/products/export"),
    query: AdministeredProductQuery.omit(pageFields).extend(format),
    errors: ["invalid_query", "export_too_large"],
  },
  exportParcels: {
    ...splitEndpoint(routes.exportParcels),
    ...exported("Parcels of all shops", "/admin/orders/export"),
    query: orderAdminRoutes.administeredParcels.query.omit(pageFields).extend(format),
    errors: ["invalid_query", "export_too_large"],
  },
  exportReturns: {
    ...splitEndpoint(routes.exportReturns),
    ...exported("Returns of all shops", "/admin/returns/export"),
    query: ListedReturnQuery.omit(pageFields).extend(format),
  },
  exportPayments: {
    ...splitEndpoint(routes.exportPayments),
    ...exported("Attempts to pay orders", "/admin/payments/export"),
    query: AdministeredPaymentQuery.omit(pageFields).extend(format),
  },
  exportShops: {
    ...splitEndpoint(routes.exportShops),
    ...exported("Shops", "/admin/shops/export"),
    query: sellerAdminRoutes.administeredShops.query.omit(pageFields).extend(format),
  },
  exportApplications: {
    ...splitEndpoint(routes.exportApplications),
    ...exported("Applications", "/admin/seller-applications/export"),
    query: applicationsRoutes.reviewApplications.query.omit(pageFields).extend(format),
  },
  exportReviews: {
    ...splitEndpoint(routes.exportReviews),
    ...exported("Reviews of all shops", "/admin/reviews/export"),
    query: AdministeredReviewQuery.omit(pageFields).extend(format),
  },
  exportContactMessages: {
    ...splitEndpoint(routes.exportContactMessages),
    ...exported("Messages to the marketplace", "/admin/contact-messages/export"),
    query: AdministeredContactMessageQuery.omit(pageFields).extend(format),
  },
  exportPayouts: {
    ...splitEndpoint(routes.exportPayouts),
    ...exported("Payouts of all shops", "/admin/payouts/export"),
    query: payoutsRoutes.payouts.query.omit(pageFields).extend(format),
  },
  exportRefundsOwed: {
    ...splitEndpoint(routes.exportRefundsOwed),
    ...exported("Refunds that must be paid by an administrator", "/admin/refunds-owed/export"),
    query: refundsOwedRoutes.refundsOwed.query.omit(pageFields).extend(format),
  },
  exportCashReceipts: {
    ...splitEndpoint(routes.exportCashReceipts),
    ...exported("Parcels whose cash the marketplace collects", "/admin/cash-receipts/export"),
    query: cashReceiptsRoutes.cashReceipts.query.omit(pageFields).extend(format),
  },
  exportAdjustments: {
    ...splitEndpoint(routes.exportAdjustments),
    ...exported("Adjustments that need a second administrator", "/admin/adjustments/export"),
    query: adjustmentsRoutes.adjustmentRequests.query.omit(pageFields).extend(format),
  },
  exportShopEntries: {
    ...splitEndpoint(routes.exportShopEntries),
    ...exported("Entries of a shop's balance", "/admin/sellers/{id}/finance/entries/export"),
    params: IdParams,
    query: shopMoneyRoutes.shopEntries.query.omit(pageFields).extend(format),
    errors: ["seller_not_found", "export_too_large"],
  },
  exportCommissionRules: {
    ...splitEndpoint(routes.exportCommissionRules),
    ...exported("Commission rules", "/admin/commission-rules/export"),
    query: z.strictObject(format),
  },
  exportJobs: {
    ...splitEndpoint(routes.exportJobs),
    ...exported("Bulk acts that the caller's rank may make", "/admin/jobs/export"),
    query: adminJobsRoutes.jobs.query.omit(pageFields).extend(format),
  },
  exportJobRows: {
    ...splitEndpoint(routes.exportJobRows),
    ...exported("Rows of a bulk act with what became of them", "/admin/jobs/{id}/rows/export"),
    params: IdParams,
    query: adminJobsRoutes.jobRows.query.omit(pageFields).extend(format),
    errors: ["job_not_found", "export_too_large"],
  },
  exportApprovals: {
    ...splitEndpoint(routes.exportApprovals),
    ...exported("Acts that need a second administrator", "/admin/approvals/export"),
    query: approvalsRoutes.approvals.query.omit(pageFields).extend(format),
  },
  exportCategories: {
    ...splitEndpoint(routes.exportCategories),
    ...exported("Categories", "/admin/categories/export"),
    query: categoryAdminRoutes.administeredCategories.query.omit({ page: true, limit: true }).extend(format),
  },
  exportBanners: {
    ...splitEndpoint(routes.exportBanners),
    ...exported("Banners, shown or not,", "/admin/banners/export"),
    query: AdministeredBannerQuery.omit(pageFields).extend(format),
  },
  exportSections: {
    ...splitEndpoint(routes.exportSections),
    ...exported("Sections of the home page, shown or not,", "/admin/sections/export"),
    query: AdministeredSectionQuery.omit(pageFields).extend(format),
  },
  exportTeam: {
    ...splitEndpoint(routes.exportTeam),
    ...exported("Administrators and open invitations", "/admin/team/export"),
    query: z.strictObject(format),
    errors: [],
  },
  exportFigures: {
    ...splitEndpoint(routes.exportFigures),
    ...exported("A table of figures", "/admin/analytics/export"),
    summary:
      "A table of the pages of figures as a file, with the rows of its period in their order; is recorded as an action",
    query: z.strictObject({
      table: z
        .enum(figureTables)
        .describe("`days`: each daily figure of the overview; the others are lists of the analytics"),
      period: z.enum(analyticsPeriods).default("7d").describe("`cohorts` are always of twelve months"),
      ...format,
    }),
    errors: [],
  },
});
