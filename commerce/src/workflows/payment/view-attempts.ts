import type { AdministeredAttempt } from "@bezak/contract/order-admin.ts";
import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** Attempts to pay an order as administrators see them: without the data of the gateway. */
export function viewAttempts(attempts: readonly Attempt[]): AdministeredAttempt[] {
  return attempts.map(
    ({ id, method, amount, state, failure, createdTime, performedTime, cancelledTime }) => ({
      id,
      method: method as PaymentMethod,
      amount,
      state,
      failure,
      createdAt: new Date(createdTime).toISOString(),
      paidAt: iso(performedTime),
      endedAt: iso(cancelledTime),
    }),
  );
}
