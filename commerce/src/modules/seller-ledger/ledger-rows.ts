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

/** A text by language; `ru` is always there. */
export interface Note {
  ru: string;
  uz?: string | null;
  en?: string | null;
}

/** An entry to be written; `amount` a whole sum. One of nothing is left out. */
export interface NewEntry {
  account: LedgerAccount;
  type: LedgerEntryType;
  amount: Sum;
  itemId?: string;
  quantity?: number;
  note?: Note | null;
  payoutId?: string;
}

/** A transaction to be written: its entries add up to zero. */
export interface NewTransaction {
  /** names what happened; a second one of the same name is not written */
  key: string;
  kind: TransactionKind;
  sellerId: string;
  orderId?: string;
  parcelId?: string;
  returnId?: string;
  payoutId?: string;
  number?: string;
  actor?: string;
  /** now, unless told */
  at?: Date;
  /** from when on the entries count for a payout; now, unless told */
  availableAt?: Date;
  entries: NewEntry[];
}

/** An entry of a shop's account as it is read. */
export interface EntryRow {
  id: string;
  type: LedgerEntryType;
  kind: TransactionKind;
  itemId: string | null;
  quantity: number | null;
  note: Note | null;
  amount: Sum;
  balanceAfter: number;
  number: string | null;
  parcelId: string | null;
  at: Date;
  availableAt: Date;
  payoutId: string | null;
}

/** Where a shop's money goes; never logged. */
export interface PayoutAccount {
  recipient: string;
  bank: string;
  mfo: string;
  account: string;
  tin: string;
}

export interface PayoutStep {
  status: PayoutStatus;
  /** ISO 8601, UTC */
  at: string;
  /** id of the administrator, or `TIMER` */
  actor: string;
  reason?: string | null;
}

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
  createdAt: Date;
  updatedAt: Date;
}

export const payoutNumber = (no: number): string => String(no).padStart(6, "0");
