import type { Payment } from "@bezak/contract/payments.ts";
import type { Texts } from "../../i18n/texts.ts";
import { daysAgo, inTashkent } from "../../lib/format-date.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { failureText } from "./card-messages.ts";
import type { PaymentStage } from "./payment-stage.ts";

/** Short status of a payment. */
export function headText({ status }: Payment, stage: PaymentStage, t: Texts): string {
  if (stage === "code" || stage === "cash" || stage === "over") return t(`payment.heads.${stage}`);
  return t(`payment.heads.${waitsForBuyer(stage, status) ? "pending" : status}`);
}

/**
 * Whether an attempt is open and waits for the buyer: the gateway's page is not paid yet, or another card is being typed
 * while the code of the first is awaited.
 */
export function waitsForBuyer(stage: PaymentStage, status: Payment["status"]): boolean {
  return status === "processing" && (stage === "away" || stage === "card");
}

/** Explains the status and the next step, claiming no more than the server said. */
export function stageText(payment: Payment, stage: PaymentStage, t: Texts): string {
  const { status, failure, method, expiresAt, refunded, refundOwed } = payment;
  if (stage === "waiting") {
    const words = t("payment.texts.processing");
    // an UzCard payment is queried until its result is known, whatever the time
    if (method === "uzcard" || !expiresAt || Date.parse(expiresAt) <= serverNow()) return words;
    const tomorrow = daysAgo(expiresAt, serverNow()) < 0;
    const closes = tomorrow ? "payment.texts.processingTomorrow" : "payment.texts.processingUntil";
    return `${words} ${t(closes, { time: inTashkent(expiresAt).time })}`;
  }
  // the text of a failure would offer another attempt, which is no longer possible
  if (stage === "over") return t("payment.texts.over");
  // the card form shows why the last card failed
  if (stage === "card") return t("payment.texts.uzcard");
  if (status === "failed") return failureText(failure, t);
  // the seller may have nothing left to confirm
  if (stage === "paid" && refunded + refundOwed > 0) return t("payment.texts.paidBack");
  // cash is refunded by hand, not by a gateway
  if (stage === "refunded" && method === "cash") return t("payment.texts.refundedCash");
  return stage === "away" || stage === "open" ? t(`payment.texts.${method}`) : t(`payment.texts.${stage}`);
}
