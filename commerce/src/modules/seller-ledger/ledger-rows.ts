import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { PayoutAccount } from "@bezak/contract/shops.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { LedgerEntryType, PayoutStatus } from "@bezak/contract/payout-status.ts";

export type LedgerAccount = "seller" | "commission" | "buyers" | "bank" | "delivery" | "adjustments";

export type TransactionKind =
  | "earning"
  | "cash_collected"
  | "refund"
  | "adjustment"
  | "payout"
  | "payout_returned";

/** An entry to write; `amount` in whole sum. Zero amounts are omitted. */
export interface NewEntry {
  account: LedgerAccount;
  type: LedgerEntryType;
  amount: Sum;
  itemId?: string;
  quantity?: number;
  note?: LocalizedText | null;
  payoutId?: string;
}

/** A transaction to write; its entries add up to zero. */
export interface NewTransaction {
  /** identifies the event; a second transaction with the same key is not written */
  key: string;
  kind: TransactionKind;
  sellerId: string;
  orderId?: string;
  parcelId?: string;
  returnId?: string;
  payoutId?: string;
  number?: string;
  actor?: string;
  /** defaults to now */
  at?: Date;
  /** when the entries become available for a payout; defaults to now */
  availableAt?: Date;
  entries: NewEntry[];
}

/** An entry of a shop's account. */
export interface EntryRow {
  id: string;
  type: LedgerEntryType;
  kind: TransactionKind;
  itemId: string | null;
  quantity: number | null;
  note: LocalizedText | null;
  amount: Sum;
  balanceAfter: number;
  number: string | null;
  parcelId: string | null;
  at: Date;
  availableAt: Date;
  payoutId: string | null;
}

export interface PayoutStep {
  status: PayoutStatus;
  /** ISO 8601, UTC */
  at: string;
  /** id of the administrator, or `TIMER` */
  actor: string;
  reason?: string | null;
}

export type NumberedPayout = Pick<PayoutRow, "id" | "no">;

export interface PayoutRow {
  id: string;
  no: number;
  sellerId: string;
  amount: Sum;
  status: PayoutStatus;
  entries: number;
  account: PayoutAccount;
  batchId: string | null;
  reference: string | null;
  failure: string | null;
  timeline: { entries: PayoutStep[] };
  /** when a second administrator let it go to the bank */
  approvedAt: Date | null;
  /** the failed payout that it replaces */
  repeatOf: NumberedPayout | null;
  /** the payout that replaces it */
  repeatedBy: NumberedPayout | null;
  createdAt: Date;
  updatedAt: Date;
  version: string;
}

export const payoutNumber = (no: number): string => String(no).padStart(6, "0");
