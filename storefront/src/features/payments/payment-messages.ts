import type { Payment } from "@bezak/contract/payments.ts";
import type { Texts } from "../../i18n/texts.ts";
import { daysAgo, inTashkent } from "../../lib/format-date.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { failureText } from "./card-messages.ts";
import type { PaymentStage } from "./payment-stage.ts";

/** How far a payment is, in a few words. */
export function headText({ status }: Payment, stage: PaymentStage, t: Texts): string {
  if (stage === "code" || stage === "cash" || stage === "over") return t(`payment.heads.${stage}`);
  return t(`payment.heads.${waitsForBuyer(stage, status) ? "pending" : status}`);
}

/**
 * A try is open, and what it waits for is the buyer: its page was not paid on yet, or a card is asked for anew while the
 * code of another is waited for.
 */
export function waitsForBuyer(stage: PaymentStage, status: Payment["status"]): boolean {
  return status === "processing" && (stage === "away" || stage === "card");
}

/** What that means and what comes next: never more than the server said. */
export function stageText(payment: Payment, stage: PaymentStage, t: Texts): string {
  const { status, failure, method, expiresAt, refunded, refundOwed } = payment;
  if (stage === "waiting") {
    const words = t("payment.texts.processing");
    // an UzCard that is being confirmed is asked about until the answer is known: its time closes nothing
    if (method === "uzcard" || !expiresAt || Date.parse(expiresAt) <= serverNow()) return words;
    const tomorrow = daysAgo(expiresAt, serverNow()) < 0;
    const closes = tomorrow ? "payment.texts.processingTomorrow" : "payment.texts.processingUntil";
    return `${words} ${t(closes, { time: inTashkent(expiresAt).time })}`;
  }
  // that it can be tried again, as a failure says, is no longer true
  if (stage === "over") return t("payment.texts.over");
  // where a card is asked for, the form says what was wrong with the last one
  if (stage === "card") return t("payment.texts.uzcard");
  if (status === "failed") return failureText(failure, t);
  // its seller may have nothing left to confirm
  if (stage === "paid" && refunded + refundOwed > 0) return t("payment.texts.paidBack");
  // no gateway gives it back: people do
  if (stage === "refunded" && method === "cash") return t("payment.texts.refundedCash");
  return stage === "away" || stage === "open" ? t(`payment.texts.${method}`) : t(`payment.texts.${stage}`);
}
