import type { PaymentFailure } from "@bezak/contract/payment-status.ts";
import type { Texts } from "../../i18n/texts.ts";
import { hasCode, hasStatus, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";

/** What was asked when it failed: to send a card, its code, or another code. */
export type CardStep = "card" | "code" | "resend";

const lost = {
  card: "payment.cardForm.lostCard",
  code: "payment.cardForm.lostCode",
  resend: "payment.cardForm.lostResend",
} as const;

/** A failure of the gateway or ours after which nobody knows yet what the gateway did. */
const unanswered = (error: unknown) => hasStatus(error, 500, 502, 503, 504);

const isLost = (error: unknown) => isApiError(error) && error.status === 0;

/** Nobody knows here what came of a call: its answer was lost, or it came without one of the gateway's. */
export const isUnanswered = (error: unknown) => isLost(error) || unanswered(error);

function detail(error: unknown, name: string): unknown {
  const details = isApiError(error) ? error.details : null;
  return typeof details === "object" && details !== null ? Reflect.get(details, name) : undefined;
}

/** Why the card was refused, if that is what the error says. */
function findRefusal(error: unknown): PaymentFailure | null {
  const reason = detail(error, "reason");
  return hasCode(error, "card_refused") && typeof reason === "string" ? (reason as PaymentFailure) : null;
}

/** Tries that are left after a wrong code; null when the error says something else. */
export function getAttemptsLeft(error: unknown): number | null {
  const left = detail(error, "triesLeft");
  return hasCode(error, "code_wrong") && typeof left === "number" ? left : null;
}

/** What a failed try means and what to do next: never more than the answer said. */
export function cardFailureText(error: unknown, step: CardStep, t: Texts): string {
  const reason = findRefusal(error);
  if (reason) return failureText(reason, t);
  if (isLost(error)) return t(lost[step]);
  if (unanswered(error))
    return t(step === "code" ? "payment.cardForm.awayCode" : "payment.cardForm.awayCard");
  return describeError(error, t);
}

/** Why the last try failed, and what helps. A reason that this version does not know is told in general. */
export function failureText(failure: PaymentFailure | null, t: Texts): string {
  const key = `payment.failures.${failure ?? "unknown"}` as const;
  const text = t(key);
  return text === key ? t("payment.failures.unknown") : text;
}
