/**
 * The life of a payout as a table: status -> what may come next. `sent` are in a file that a bank was given; `failed`
 * gives its entries back to the balance, and the next sweep takes them up once. Free of zod.
 */
export const payoutStatuses = ["scheduled", "sent", "paid", "failed", "cancelled"] as const;

export type PayoutStatus = (typeof payoutStatuses)[number];

export const payoutMoves: Record<PayoutStatus, readonly PayoutStatus[]> = {
  scheduled: ["sent", "cancelled"],
  sent: ["paid", "failed"],
  // a bank may send money back days later
  paid: ["failed"],
  failed: [],
  cancelled: [],
};

export function canMovePayout(from: PayoutStatus, to: PayoutStatus): boolean {
  return payoutMoves[from].includes(to);
}

/** An adjustment that one administrator asked for and another decides; what is decided stays so. */
export const adjustmentStatuses = ["waiting", "approved", "refused"] as const;

export type AdjustmentStatus = (typeof adjustmentStatuses)[number];

/** What an entry of a shop's account is about. */
export const ledgerEntryTypes = [
  "earning",
  "commission",
  "cash_collected",
  "refund",
  "adjustment",
  "payout",
] as const;

export type LedgerEntryType = (typeof ledgerEntryTypes)[number];

/** Who takes the money of a parcel that is paid for at the door. */
export const cashCollectors = ["shop", "marketplace"] as const;

export type CashCollector = (typeof cashCollectors)[number];

/** What an entry waits for before it can be paid out. */
export const entryHolds = ["return", "cash"] as const;

export type EntryHold = (typeof entryHolds)[number];

export const commissionScopes = ["default", "category", "seller", "seller_category"] as const;

export type CommissionScope = (typeof commissionScopes)[number];

/** Which ids a rule of each scope has. */
export const commissionIds: Readonly<Record<CommissionScope, readonly ("categoryId" | "sellerId")[]>> = {
  default: [],
  category: ["categoryId"],
  seller: ["sellerId"],
  seller_category: ["sellerId", "categoryId"],
};
