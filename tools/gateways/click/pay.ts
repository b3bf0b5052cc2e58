import { setTimeout as wait } from "node:timers/promises";
import type { Faults } from "../faults.ts";
import type { Exchange } from "../http/exchange.ts";
import type { GatewaySettings } from "../settings.ts";
import type { CallClick } from "./caller.ts";
import { beginPayment } from "./payments.ts";
import type { ClickPayment, ClickRun } from "./payments.ts";
import type { ClickReply } from "./read-reply.ts";
import { ClickSteps } from "./steps.ts";

/** Choices of the payer (or the tester) on the payment page. */
export const clickActions = ["pay", "slow", "twice", "lose", "silent", "prepare", "refuse"] as const;

export type ClickAction = (typeof clickActions)[number];

export interface ClickOutcome {
  /** paid, taken (money taken, shop not notified), open (only prepared), refused, or failed */
  end: "paid" | "taken" | "open" | "refused" | "failed";
  payment: ClickPayment;
  exchanges: Exchange[];
  /** the shop's refusal, if any */
  refusal: ClickReply | null;
}

export interface ClickContext {
  settings: GatewaySettings;
  call: CallClick;
  run: ClickRun;
  faults: Faults;
}

/** An error on Click's side: the payer's bank refused. */
export const REFUSED = "-5017";

/** Prepare, then the chosen outcome. The amount is in sum as text, `delay` in milliseconds. */
export async function payAtClick(
  { settings, call, run, faults }: ClickContext,
  choice: { action: ClickAction; account: string; amount: string; delay: number },
): Promise<ClickOutcome> {
  const { action, account, amount } = choice;
  const payment = beginPayment(run, account, amount);
  const steps = new ClickSteps(call, payment, settings);
  const done = (end: ClickOutcome["end"], refusal: ClickReply | null = null): ClickOutcome => ({
    end,
    payment,
    refusal,
    exchanges: steps.exchanges,
  });
  const prepared = await steps.prepare();
  if (prepared.kind !== "answer" || prepared.error !== 0) {
    payment.status = -1;
    return done("failed", prepared);
  }
  if (action === "twice") await steps.prepare();
  if (action === "prepare") return done("open");
  if (action === "refuse") {
    await steps.complete(REFUSED);
    payment.status = Number(REFUSED);
    return done("refused");
  }
  if (action === "slow") await wait(choice.delay);
  payment.taken = true;
  payment.status = 2;
  if (action === "silent" || faults.take("click", "silent", { on: "complete", account }))
    return done("taken");
  if (action === "lose" || faults.take("click", "lose_reply", { on: "complete", account }))
    await steps.complete("0", { lose: true });
  const completed = await steps.complete();
  if (action === "twice") await steps.complete();
  if (payment.isConfirmed) return done("paid");
  return done(payment.taken ? "taken" : "failed", completed);
}

/** Repeats a Complete that was lost. */
export async function completeAgain(context: ClickContext, payment: ClickPayment): Promise<Exchange[]> {
  const steps = new ClickSteps(context.call, payment, context.settings);
  if (payment.prepareId) await steps.complete();
  return steps.exchanges;
}
