import type { CardFailure, Refused } from "../card-gateway.ts";

/** The stage of a payment at which ATMOS refused. */
export type Stage = "create" | "start" | "confirm" | "resend" | "reverse";

/** Codes from the documentation or from several public clients; all others are classified by their message. */
const byCode: Record<string, CardFailure> = {
  "STPIMS-ERR-001": "gateway",
  "STPIMS-ERR-044": "code_wrong",
  "STPIMS-ERR-057": "insufficient_funds",
  "STPIMS-ERR-080": "code_wrong",
  "STPIMS-ERR-098": "code_wrong",
  "STPIMS-ERR-102": "no_sms",
};

/** Messages in Russian, Uzbek and English, the most specific first. */
const failureByPattern: [RegExp, CardFailure][] = [
  [/недостаточно|insufficient|not enough|yetarli emas|mablag/i, "insufficient_funds"],
  [/заблокир|блокир|block|bloklan/i, "card_blocked"],
  [/истек|истёк|просроч|срок действ|expired|muddat/i, "card_expired"],
  [/смс|sms/i, "no_sms"],
  [/не найден|неизвестн|not found|unknown|topilmadi/i, "card_unknown"],
];

/** A wrong or expired code can be entered again; this pattern is used only where a code was sent. */
const CODE_PATTERN = /\b(otp|code|kod)\b|(?:^|[^а-яё])код(?:$|[^а-яё])/i;

const CARD_CODE = "STPIMS-ERR-067";
const PARAMETERS_CODE = "STPIMS-ERR-009";

/** In `confirm`, only these codes prove that nothing was taken. Messages give a reason but no proof. */
const NOT_TAKEN: ReadonlySet<string> = new Set([
  "STPIMS-ERR-044",
  "STPIMS-ERR-057",
  "STPIMS-ERR-067",
  "STPIMS-ERR-080",
  "STPIMS-ERR-098",
  "STPIMS-ERR-102",
]);

/** Translates a refusal of ATMOS for display. */
export function getRefusal(stage: Stage, code: string, why: string): Refused {
  const failure = findFailure(stage, code, why);
  const certain = stage === "confirm" ? NOT_TAKEN.has(code) : failure !== undefined;
  return { kind: "refused", failure: failure ?? "refused", why, certain };
}

function findFailure(stage: Stage, code: string, why: string): CardFailure | undefined {
  const byNumber = byCode[code];
  if (byNumber) return byNumber;
  if (stage === "confirm" && (code === PARAMETERS_CODE || CODE_PATTERN.test(why))) return "code_wrong";
  const worded = failureByPattern.find(([words]) => words.test(why))?.[1];
  if (worded) return worded;
  return code === CARD_CODE || code === PARAMETERS_CODE ? "card_unknown" : undefined;
}

/** Removes runs of digits from a text of the gateway, which may repeat a card number or a code. */
export function quiet(text: string): string {
  return text.replace(/\d(?:[ -]?\d){3,}/g, "…").slice(0, 200);
}
