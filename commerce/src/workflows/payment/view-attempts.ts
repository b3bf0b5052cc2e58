import type { AdministeredAttempt } from "@bezak/contract/order-admin.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

export type ViewedAttempt = Pick<
  Attempt,
  "id" | "method" | "amount" | "state" | "failure" | "createdTime" | "performedTime" | "cancelledTime"
>;

/** An attempt to pay an order as administrators see it: without the data of the gateway. */
export const viewAttempt = ({
  id,
  method,
  amount,
  state,
  failure,
  createdTime,
  performedTime,
  cancelledTime,
}: ViewedAttempt): AdministeredAttempt => ({
  id,
  method: method as PaymentMethod,
  amount,
  state,
  failure,
  createdAt: new Date(createdTime).toISOString(),
  paidAt: iso(performedTime),
  endedAt: iso(cancelledTime),
});
