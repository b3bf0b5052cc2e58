/**
 * Statuses of a payout; `payoutMoves` has the statuses that may follow. `sent` payouts are in a file for the bank; the
 * entries of a `failed` one return to the balance and are paid out with the next payout. Free of zod.
 */
export const payoutStatuses = ["scheduled", "sent", "paid", "failed", "cancelled"] as const;

export type PayoutStatus = (typeof payoutStatuses)[number];

export const payoutMoves: Record<PayoutStatus, readonly PayoutStatus[]> = {
  scheduled: ["sent", "cancelled"],
  sent: ["paid", "failed"],
  // a bank may return the money days later
  paid: ["failed"],
  failed: [],
  cancelled: [],
};

export function canMovePayout(from: PayoutStatus, to: PayoutStatus): boolean {
  return payoutMoves[from].includes(to);
}

/** A large adjustment is requested by one administrator and decided by another, once. */
export const adjustmentStatuses = ["waiting", "approved", "refused"] as const;

export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

export const ledgerEntryTypes = [
  "earning",
  "commission",
  "cash_collected",
  "refund",
  "adjustment",
  "payout",
] as const;

export type LedgerEntryType = (typeof ledgerEntryTypes)[number];

/** Who collects the money of a parcel with cash on delivery. */
export const cashCollectors = ["shop", "marketplace"] as const;

export type CashCollector = (typeof cashCollectors)[number];

/** What must end before an entry can be paid out: an open `return`, or `cash` that was not received yet. */
export const entryHolds = ["return", "cash"] as const;

export type EntryHold = (typeof entryHolds)[number];

export const commissionScopes = ["default", "category", "seller", "seller_category"] as const;

export type CommissionScope = (typeof commissionScopes)[number];

/** The ids that a rule of each scope must have. */
export const commissionIds: Readonly<Record<CommissionScope, readonly ("categoryId" | "sellerId")[]>> = {
  default: [],
  category: ["categoryId"],
  seller: ["sellerId"],
  seller_category: ["sellerId", "categoryId"],
};

/** Whether the marketplace still awaits the cash of a delivered parcel. */
export const cashTabs = ["outstanding", "received"] as const;

export type CashTab = (typeof cashTabs)[number];
