import type { Sum } from "@bezak/contract/money.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { Attempt, Payable } from "../../../modules/payment-ledger/ledger.ts";
import type { RefundState } from "../../../modules/parcel/cancellation.ts";

/** Money of an order that was or is to be given back. */
export interface BookedDebt {
  /** of a cancellation or a return */
  id: string;
  /** whole sum */
  amount: Sum;
  state: RefundState;
}

/** What engine, ledger and parcels say of one order at one moment; all sums are whole. */
export interface OrderAccounts {
  orderId: string;
  number: string;
  cancelled: boolean;
  /** what its lines and delivery come to now */
  total: Sum;
  captured: Sum;
  /** what the engine itself has counted of it: it decides by this whether an order is paid */
  counted: number;
  /** `note` is the id of the debt that it paid */
  refunds: { note: string | null; amount: Sum }[];
  parcels: { status: OrderStatus; total: Sum }[];
  /** of lines that still come */
  lines: { id: string; quantity: number }[];
  /** lines that their sellers have back */
  returned: { item_id: string; quantity: number }[];
  debts: BookedDebt[];
  /** what persons gave back by hand */
  paidOut: { id: string; amount: Sum }[];
  /** ids of the attempts whose sale has its fiscal receipt */
  receipted: string[];
  payable: Payable | undefined;
  attempts: Attempt[];
}

export const sumOf = (rows: readonly { amount: Sum }[]): Sum =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** The payment that is or was the order's own; late money never was. */
export const paymentOf = ({ attempts }: OrderAccounts): Attempt | undefined =>
  attempts.find(({ state, data }) => (state === "paid" || state === "refunded") && data.late !== true);
