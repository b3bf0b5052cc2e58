import type { MedusaContainer } from "@medusajs/framework/types";
import type { Attempt } from "../../modules/payment-ledger/ledger.ts";
import type { Debt, RefundOutcome } from "../order/issue-refund.ts";
import { bookRefund } from "../order/refund-at-gateway.ts";
import { readDebts } from "./read-debts.ts";
import { reversePayment } from "./reverse-payment.ts";

/**
 * Gives back a debt of an order that was paid at a gateway. Gateways give back whole payments only: a part is owed until
 * the parts add up to the payment, and then all of them go back together. The caller holds the order's lock.
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

/** Books what a payment that went back as a whole gave to each debt of its order. Repeats harmlessly. */
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
  // What was asked has to be found out, whatever was paid out by hand since.
  if (paid.state === "refunded" || paid.reversal === "asked" || whole) return reversePayment(container, paid);
  return Promise.resolve("refused" as const);
}
