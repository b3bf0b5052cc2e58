import type { Sum } from "@bezak/contract/money.ts";
import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { Attempt, Payable } from "../../../modules/payment-ledger/ledger.ts";
import type { RefundState } from "../../../modules/parcel/cancellation.ts";

/** A refund of an order, paid or open. */
export interface BookedDebt {
  /** of a cancellation or a return */
  id: string;
  /** whole sum */
  amount: Sum;
  state: RefundState;
}

/** What the engine, the ledger and the parcels say about one order at one moment; all amounts are whole sums. */
export interface OrderAccounts {
  orderId: string;
  number: string;
  cancelled: boolean;
  /** lines and delivery as of now */
  total: Sum;
  captured: Sum;
  /** the engine's own total of captures, by which it decides whether an order is paid */
  counted: number;
  /** `note` is the id of the debt that was paid */
  refunds: { note: string | null; amount: Sum }[];
  parcels: { status: OrderStatus; total: Sum }[];
  /** lines that are not cancelled */
  lines: { id: string; quantity: number }[];
  /** lines that the shops have received back */
  returned: { item_id: string; quantity: number }[];
  debts: BookedDebt[];
  /** manual refunds */
  paidOut: { id: string; amount: Sum }[];
  /** ids of the attempts whose sale has a fiscal receipt */
  receipted: string[];
  payable: Payable | undefined;
  attempts: Attempt[];
}

export const addSums = (rows: readonly { amount: Sum }[]): Sum =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** The payment of the order, also after its refund; late payments do not count. */
export const toPayment = ({ attempts }: OrderAccounts): Attempt | undefined =>
  attempts.find(({ state, data }) => (state === "paid" || state === "refunded") && data.late !== true);
