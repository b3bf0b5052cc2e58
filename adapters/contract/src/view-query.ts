import { z } from "zod";
import { ListedReturnQuery } from "./administered-return.ts";
import { adjustmentsRoutes } from "./adjustments.ts";
import { applicationStatuses } from "./application-status.ts";
import { applicationsRoutes } from "./applications.ts";
import { approvalStatuses } from "./approval-rules.ts";
import { approvalsRoutes } from "./approvals.ts";
import { auditRoutes } from "./audit.ts";
import { cashReceiptsRoutes } from "./cash-receipts.ts";
import { AdministeredContactMessageQuery } from "./contacts.ts";
import { pageFields } from "./envelope.ts";
import { orderAdminRoutes } from "./order-admin.ts";
import { AdministeredPaymentQuery } from "./payment-admin.ts";
import { payoutsRoutes } from "./payouts.ts";
import { productAdminRoutes } from "./product-admin.ts";
import { refundsOwedRoutes } from "./refunds-owed.ts";
import { AdministeredReviewQuery } from "./review-admin.ts";
import { sellerAdminRoutes } from "./seller-admin.ts";
import { storableText } from "./shared-schemas.ts";
import { shopMoneyRoutes } from "./shop-money.ts";
import { userAdminRoutes } from "./user-admin.ts";
import type { ViewedList } from "./viewed-lists.ts";

/** What an address of a list may say, by the list's own call. Where a page begins is not part of a view. */
const filters: Record<ViewedList, z.ZodObject> = {
  users: userAdminRoutes.administeredUsers.query.omit(pageFields),
  orders: orderAdminRoutes.administeredParcels.query.omit(pageFields),
  returns: ListedReturnQuery.omit(pageFields),
  payments: AdministeredPaymentQuery.omit(pageFields),
  products: productAdminRoutes.administeredProducts.query.omit(pageFields),
  shops: sellerAdminRoutes.administeredShops.query.omit(pageFields),
  refunds: refundsOwedRoutes.refundsOwed.query.omit(pageFields),
  payouts: payoutsRoutes.payouts.query.omit(pageFields),
  cash: cashReceiptsRoutes.cashReceipts.query.omit(pageFields),
  adjustments: adjustmentsRoutes.adjustmentRequests.query.omit(pageFields),
  entries: shopMoneyRoutes.shopEntries.query.omit(pageFields),
  applications: applicationsRoutes.reviewApplications.query
    .omit(pageFields)
    // without a status the panel shows what waits
    .extend({ status: z.enum([...applicationStatuses, "all"]) }),
  reviews: AdministeredReviewQuery.omit({ ...pageFields, status: true, reported: true })
    // the panel names a list by its tab
    .extend({ list: z.enum(["pending", "reported", "all"]) }),
  messages: AdministeredContactMessageQuery.omit(pageFields),
  approvals: approvalsRoutes.approvals.query
    .omit({ page: true, limit: true, order: true })
    .extend({ status: z.enum([...approvalStatuses, "all"]) }),
  audit: auditRoutes.auditEntries.query
    .omit({ page: true, limit: true, before: true, after: true, action: true })
    // the panel names an action by its area or its call
    .extend({
      area: z.string().regex(/^[a-zA-Z]{1,40}$/),
      call: storableText.min(1).max(200),
    }),
};

/**
 * The part of an address that the list understands, with sorted names and without `?`. Anything else is left out: unknown
 * names, values that the list's call refuses, empty ones. It is a query only, so it cannot lead to another page.
 */
export function cleanViewQuery(list: ViewedList, query: string): string {
  const clean = new URLSearchParams();
  const given = new URLSearchParams(query);
  for (const [name, schema] of Object.entries(filters[list].shape)) {
    const text = given.get(name)?.trim();
    if (text && z.safeParse(schema as z.ZodType, text).success) clean.set(name, text);
  }
  clean.sort();
  return clean.toString();
}
