import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { RefundState } from "../../modules/parcel/cancellation.ts";
import { getLedger } from "../payment/get-ledger.ts";
import { findPaidAttempt } from "../payment/paid-attempt.ts";
import { returnPayment } from "../payment/return-payment.ts";
import { isCash } from "./cash-on-delivery.ts";
import { isRefunded, recordRefund, refundAtGateway } from "./refund-at-gateway.ts";

export interface Debt {
  /** of a cancellation or a return; the refund is found by it */
  id: string;
  orderId: string;
  /** whole sum */
  amount: Sum;
  state: RefundState;
  /** the state before the first request */
  start: "none" | "due";
  /** false when its state is not `from` any more */
  move(from: RefundState, to: "asked" | "done" | "owed"): Promise<boolean>;
}

/** `waiting`: the gateway does not answer and is asked again. */
export type RefundOutcome = "done" | "owed" | "waiting";

/**
 * Refunds a debt, once. For a payment in our ledger the gateway is asked first and the engine follows; for any other
 * payment the provider is asked at most once. A refused refund is recorded as owed, for a person. The caller holds the
 * order's lock.
 */
export async function issueRefund(container: MedusaContainer, debt: Debt): Promise<RefundOutcome> {
  const paid = await findPaidAttempt(container, debt.orderId);
  if (paid) return returnPayment(container, debt, paid);
  const payable = await getLedger(container).findPayable(debt.orderId);
  return payable && isCash(payable.method) ? oweCash(debt) : askProvider(container, debt);
}

/** Cash can only be refunded by a person. */
async function oweCash({ state, start, move }: Debt): Promise<RefundOutcome> {
  if (state === "done") return "done";
  if (state === start || state === "asked") await move(state, "owed");
  return "owed";
}

/** A provider without a ledger: if the process died before the answer came, the refund is owed. */
async function askProvider(
  container: MedusaContainer,
  { id, orderId, amount, state, start, move }: Debt,
): Promise<RefundOutcome> {
  if (state === "asked") {
    const given = await isRefunded(container, orderId, id);
    await move("asked", given ? "done" : "owed");
    if (given) await recordRefund(container, orderId, id);
    return given ? "done" : "owed";
  }
  if (state === "done") await recordRefund(container, orderId, id);
  if (state !== start || !(await move(start, "asked"))) return state === "done" ? "done" : "owed";
  const refused = await refundAtGateway(container, { orderId, amount, note: id });
  if (refused) {
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`A refund of order ${orderId} is owed, since the gateway refused it: ${refused}`);
  }
  await move("asked", refused ? "owed" : "done");
  if (!refused) await recordRefund(container, orderId, id);
  return refused ? "owed" : "done";
}
