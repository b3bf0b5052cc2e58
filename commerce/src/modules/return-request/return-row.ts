import type { Sum } from "@bezak/contract/money.ts";
import type { TimelineEntry } from "@bezak/contract/orders.ts";
import {
  returnMoves,
  returnStatuses,
  settledReturns,
  type ReturnReason,
  type ReturnStatus,
} from "@bezak/contract/return-status.ts";
import { versionColumn } from "../../shared/row-version.ts";

export type StoredReturnStep = Omit<TimelineEntry, "status"> & {
  status: ReturnStatus;
  /** of `received`: this step put the products back into stock */
  restocked?: boolean;
};

export type ReturnRefund = "none" | "asked" | "done" | "owed";

/** A row of `return_request`. */
export interface ReturnRow {
  id: string;
  order_id: string;
  parcel_id: string;
  customer_id: string;
  seller_id: string;
  status: ReturnStatus;
  reason: ReturnReason;
  text: string | null;
  photos: { urls: string[] };
  lines: { rows: { item_id: string; quantity: number }[] };
  amount: Sum;
  refund_state: ReturnRefund;
  timeline: { entries: StoredReturnStep[] };
  created_at: Date | string;
  /** last digits of the account that the order's money is transferred to */
  account_digits: string | null;
  /** renewed by every change */
  version: string;
}

export type NewReturnRow = Omit<
  ReturnRow,
  "status" | "refund_state" | "created_at" | "lines" | "account_digits" | "version"
> & {
  lines: { item_id: string; quantity: number; bought: number }[];
  /** of the request with a key that creates it */
  body_hash: string | null;
};

export const returnColumns = `id, order_id, parcel_id, customer_id, seller_id, status, reason, text, photos, lines, amount::float8, refund_state, timeline, created_at,
  ${versionColumn},
  (select a.last_digits from refund_account a where a.order_id = return_request.order_id) as account_digits`;

/** For rows `return_request r`: the shop's money for them is taken back. */
export const returnIsSettled = `r.status in ('${settledReturns.join("', '")}')`;

const open = returnStatuses.filter((status) => returnMoves[status].seller.length > 0);

/** For rows `return_request r`: someone has to act on them. */
export const returnIsOpen = `r.status in ('${open.join("', '")}')`;
