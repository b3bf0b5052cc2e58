import type { Checklist } from "../checklist.ts";
import { trialPayment } from "./checked-calls.ts";
import type { CheckedCalls, Wanted } from "./checked-calls.ts";
import type { ClickPayment } from "./payments.ts";
import { REFUSED } from "./pay.ts";

/** An order to pay; the amount is in sum as text ("5000.00"). */
export interface ClickOrder {
  account: string;
  amount: string;
}

/** A call about one of the three orders. The steps of a group need the earlier ones. */
interface Step extends Wanted {
  title: string;
  order: 0 | 1 | 2;
  /** starts a new payment */
  isNew?: boolean;
}

const BAD_SIGN = { sign: "0".repeat(32) };

/** The official checklist, in its order. */
export const fifteenSteps: Step[] = [
  { order: 0, isNew: true, to: "prepare", error: -1, unusual: BAD_SIGN, title: "Prepare, wrong signature" },
  {
    order: 0,
    to: "prepare",
    error: -5,
    change: { merchant_trans_id: "0000000000" },
    title: "Prepare, unknown order",
  },
  { order: 0, to: "prepare", error: 0, title: "Prepare" },
  { order: 0, to: "complete", error: -1, unusual: BAD_SIGN, title: "Complete, wrong signature" },
  { order: 0, to: "complete", error: -2, change: { amount: "300" }, title: "Complete, amount 300" },
  { order: 0, to: "complete", error: 0, title: "Complete" },
  { order: 0, to: "complete", error: -4, title: "the same Complete again" },
  { order: 0, to: "complete", error: -9, sends: REFUSED, title: "Complete error -5017 on the paid one" },
  { order: 1, isNew: true, to: "prepare", error: 0, title: "new Prepare" },
  {
    order: 1,
    to: "complete",
    error: -6,
    change: { merchant_prepare_id: "999999999" },
    title: "Complete, unknown merchant_prepare_id",
  },
  { order: 1, to: "complete", error: 0, title: "Complete with the right one" },
  { order: 2, isNew: true, to: "prepare", error: 0, title: "new Prepare" },
  { order: 2, to: "complete", error: -9, sends: REFUSED, title: "Complete error -5017" },
  { order: 2, to: "complete", error: -9, sends: REFUSED, title: "the same again" },
  { order: 2, to: "complete", error: -9, title: "Complete error 0 after the cancellation" },
];

/** Runs the checklist on up to three orders: steps 1-8 on the first, 9-11 on the second, 12-15 on the third. */
export class FifteenSteps {
  readonly #calls: CheckedCalls;
  readonly #payments: (ClickPayment | undefined)[] = [];

  constructor(calls: CheckedCalls) {
    this.#calls = calls;
  }

  /** Runs one step, counted from 1. */
  async run(list: Checklist, number: number, orders: ClickOrder[]): Promise<void> {
    const step = fifteenSteps[number - 1];
    if (!step) return;
    const title = `${step.title} → ${String(step.error)}`;
    const order = orders[step.order];
    if (!order) return list.notRun(String(number), title, "needs another unpaid order");
    const known = this.#payments[step.order];
    const payment =
      known && known.account === order.account && !step.isNew
        ? known
        : trialPayment(order.account, order.amount);
    this.#payments[step.order] = payment;
    await list.point(String(number), title, async () => void (await this.#calls.expect(payment, step)));
  }

  async runAll(list: Checklist, orders: ClickOrder[]): Promise<void> {
    for (const index of fifteenSteps.keys()) await this.run(list, index + 1, orders);
  }

  /** The payment that is paid after step 6 or 11 (order 0 or 1). */
  paymentOf(order: number): ClickPayment | undefined {
    return this.#payments[order];
  }
}
