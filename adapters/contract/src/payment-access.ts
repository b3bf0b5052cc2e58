import { money, orderReaders, own, type AccessRow } from "./access-rows.ts";
import type { cashReceiptsRoutes } from "./cash-receipts.ts";
import type { paymentAdminRoutes } from "./payment-admin.ts";
import type { refundsOwedRoutes } from "./refunds-owed.ts";

type PaymentCall =
  | keyof typeof paymentAdminRoutes
  | keyof typeof refundsOwedRoutes
  | keyof typeof cashReceiptsRoutes;

/** Money of buyers: who sees their orders sees how they were paid; refunds and cash are for those who see money. */
export const paymentAccess: Record<PaymentCall, AccessRow> = {
  administeredPayments: orderReaders,
  refundsOwed: money,
  refundAccount: money,
  payRefundOwed: money,
  nameRefundAccount: own,
  cashReceipts: money,
  recordCashReceipt: money,
};
