import type { MedusaContainer } from "@medusajs/framework/types";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import type { Debt, RefundOutcome } from "../order/issue-refund.ts";
import { bookRefund } from "../order/refund-at-gateway.ts";
import { readDebts } from "./read-debts.ts";
import { reversePayment } from "./reverse-payment.ts";

/**
 * Refunds a debt of an order that was paid at a gateway. Gateways refund whole payments only: a part stays owed until the
 * parts add up to the payment, and then all are refunded together. The caller holds the order's lock.
 */
export async function returnPayment(
  container: MedusaContainer,
  debt: Debt,
  paid: Attempt,
): Promise<RefundOutcome> {
  if (debt.state === debt.start) await debt.move(debt.start, "asked");
  const debts = await readDebts(container, debt.orderId);
  const mine = debts.find(({ id }) => id === debt.id);
  if (!mine) return "owed";
  if (mine.state === "done") {
    await bookRefund(container, mine);
    return "done";
  }
  const given = await giveWhole(container, debts, paid);
  if (given === "refunded") {
    await settleDebts(container, debts);
    return "done";
  }
  if (given === "refused") await mine.move("asked", "owed");
  return given === "waiting" ? "waiting" : "owed";
}

/** After the refund of a whole payment, books the part of each debt. Idempotent. */
export async function settleDebts(container: MedusaContainer, debts: readonly Debt[]): Promise<void> {
  for (const debt of debts) {
    await bookRefund(container, debt);
    if (debt.state !== "done") await debt.move(debt.state, "done");
  }
}

function giveWhole(container: MedusaContainer, debts: readonly Debt[], paid: Attempt) {
  const open = debts.filter(({ state }) => state !== "done");
  const sum = open.reduce((all, { amount }) => all + amount, 0);
  const whole = open.length === debts.length && sum === paid.amount;
  // The outcome of a sent request must be found out, whatever was refunded manually since.
  if (paid.state === "refunded" || paid.reversal === "asked" || whole) return reversePayment(container, paid);
  return Promise.resolve("refused" as const);
}
