import type { PaymentFailure } from "@bezak/contract/payment-status.ts";
import type { Texts } from "../../i18n/texts.ts";
import { hasCode, hasStatus, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";

/** The request that failed: sending a card, its code, or requesting another code. */
export type CardStep = "card" | "code" | "resend";

const lost = {
  card: "payment.cardForm.lostCard",
  code: "payment.cardForm.lostCode",
  resend: "payment.cardForm.lostResend",
} as const;

/** Errors after which it is unknown what the gateway did. */
const unanswered = (error: unknown) => hasStatus(error, 500, 502, 503, 504);

const isLost = (error: unknown) => isApiError(error) && error.status === 0;

/** The outcome of the call is unknown: no answer arrived, or none of the gateway's. */
export const isUnanswered = (error: unknown) => isLost(error) || unanswered(error);

function detail(error: unknown, name: string): unknown {
  const details = isApiError(error) ? error.details : null;
  return typeof details === "object" && details !== null ? Reflect.get(details, name) : undefined;
}

/** Why the card was refused; null for other errors. */
function findRefusal(error: unknown): PaymentFailure | null {
  const reason = detail(error, "reason");
  return hasCode(error, "card_refused") && typeof reason === "string" ? (reason as PaymentFailure) : null;
}

/** Attempts left after a wrong code; null for other errors. */
export function getAttemptsLeft(error: unknown): number | null {
  const left = detail(error, "triesLeft");
  return hasCode(error, "code_wrong") && typeof left === "number" ? left : null;
}

/** Explains a failed attempt and the next step, claiming no more than the answer said. */
export function cardFailureText(error: unknown, step: CardStep, t: Texts): string {
  const reason = findRefusal(error);
  if (reason) return failureText(reason, t);
  if (isLost(error)) return t(lost[step]);
  if (unanswered(error))
    return t(step === "code" ? "payment.cardForm.awayCode" : "payment.cardForm.awayCard");
  return describeError(error, t);
}

/** Explains why the last attempt failed and what to do; reasons unknown to this version get a general text. */
export function failureText(failure: PaymentFailure | null, t: Texts): string {
  const key = `payment.failures.${failure ?? "unknown"}` as const;
  const text = t(key);
  return text === key ? t("payment.failures.unknown") : text;
}
