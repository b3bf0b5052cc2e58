import type { Payment } from "@bezak/contract/payments.ts";
import type { Texts } from "../../i18n/texts.ts";
import { inTashkent } from "../../lib/format-date.ts";
import { failureText } from "./card-words.ts";
import type { PaymentStage } from "./payment-stage.ts";

/** How far a payment is, in a few words. */
export function headText({ status }: Payment, stage: PaymentStage, t: Texts): string {
  if (stage === "code" || stage === "cash") return t(`payment.heads.${stage}`);
  // a card is asked for anew while the code of another is waited for
  return t(`payment.heads.${stage === "card" && status === "processing" ? "pending" : status}`);
}

/** What that means and what comes next: never more than the server said. */
export function stageText(payment: Payment, stage: PaymentStage, t: Texts): string {
  const { status, failure, method, expiresAt, refunded, refundOwed } = payment;
  if (stage === "waiting") {
    const time = expiresAt && inTashkent(expiresAt).time;
    const until = time ? ` ${t("payment.texts.processingUntil", { time })}` : "";
    return t("payment.texts.processing") + until;
  }
  // where a card is asked for, the form says what was wrong with the last one
  if (stage === "card") return t("payment.texts.uzcard");
  if (status === "failed") return failureText(failure, t);
  // its seller may have nothing left to confirm
  if (stage === "paid" && refunded + refundOwed > 0) return t("payment.texts.paidBack");
  return stage === "away" ? t(`payment.texts.${method}`) : t(`payment.texts.${stage}`);
}
