import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { RefundState } from "../../modules/parcel/cancellation.ts";
import { ledgerOf } from "../payment/ledger-of.ts";
import { paidAttempt } from "../payment/paid-attempt.ts";
import { returnPayment } from "../payment/return-payment.ts";
import { isCash } from "./cash-on-delivery.ts";
import { isRefunded, recordRefund, refundAtGateway } from "./refund-at-gateway.ts";

export interface Debt {
  /** of what owes it, a cancellation or a return; the refund is found by it again */
  id: string;
  orderId: string;
  /** whole sum */
  amount: Sum;
  state: RefundState;
  /** the state before anybody was asked */
  start: "none" | "due";
  /** false when it is no longer where it is moved from */
  move(from: RefundState, to: "asked" | "done" | "owed"): Promise<boolean>;
}

/** `waiting`: the gateway was asked and is silent; it is asked again. */
export type RefundOutcome = "done" | "owed" | "waiting";

/**
 * Gives money back, once. Of a payment in our ledger the gateway is asked first and the books follow; of any other, the
 * provider is asked at most one time. What is refused is recorded as owed, for a person to look at. The caller holds
 * the order's lock.
 */
export async function issueRefund(container: MedusaContainer, debt: Debt): Promise<RefundOutcome> {
  const paid = await paidAttempt(container, debt.orderId);
  if (paid) return returnPayment(container, debt, paid);
  const payable = await ledgerOf(container).findPayable(debt.orderId);
  return payable && isCash(payable.method) ? oweCash(debt) : askProvider(container, debt);
}

/** Nobody but a person can give cash back. */
async function oweCash({ state, start, move }: Debt): Promise<RefundOutcome> {
  if (state === "done") return "done";
  if (state === start || state === "asked") await move(state, "owed");
  return "owed";
}

/** A provider without a ledger: what it was asked by a process that died before the answer came, is owed. */
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
      .warn(`A refund of order ${orderId} is owed, the gateway did not give it back: ${refused}`);
  }
  await move("asked", refused ? "owed" : "done");
  if (!refused) await recordRefund(container, orderId, id);
  return refused ? "owed" : "done";
}
