import type { CardFailure, Refused } from "../card-gateway.ts";

/** Where in a payment ATMOS said no. */
export type Stage = "create" | "start" | "confirm" | "resend" | "reverse";

/** Codes told by the document or by several public clients; every other is judged by its words. */
const byCode: Record<string, CardFailure> = {
  "STPIMS-ERR-001": "gateway",
  "STPIMS-ERR-044": "code_wrong",
  "STPIMS-ERR-057": "insufficient_funds",
  "STPIMS-ERR-080": "code_wrong",
  "STPIMS-ERR-098": "code_wrong",
  "STPIMS-ERR-102": "no_sms",
};

/** In Russian, Uzbek and English, the most telling first. */
const failureByPattern: [RegExp, CardFailure][] = [
  [/недостаточно|insufficient|not enough|yetarli emas|mablag/i, "insufficient_funds"],
  [/заблокир|блокир|block|bloklan/i, "card_blocked"],
  [/истек|истёк|просроч|срок действ|expired|muddat/i, "card_expired"],
  [/смс|sms/i, "no_sms"],
  [/не найден|неизвестн|not found|unknown|topilmadi/i, "card_unknown"],
];

/** A code that is wrong or too old can be typed again; words that name it are looked for only where one was sent. */
const CODE_PATTERN = /\b(otp|code|kod)\b|(?:^|[^а-яё])код(?:$|[^а-яё])/i;

const CARD_CODE = "STPIMS-ERR-067";
const PARAMETERS_CODE = "STPIMS-ERR-009";

/** Where the code was sent these alone say that nothing was taken. Words name a reason, they prove nothing. */
const NOT_TAKEN: ReadonlySet<string> = new Set([
  "STPIMS-ERR-044",
  "STPIMS-ERR-057",
  "STPIMS-ERR-067",
  "STPIMS-ERR-080",
  "STPIMS-ERR-098",
  "STPIMS-ERR-102",
]);

/** What ATMOS refused, as a person is told. */
export function refusalOf(stage: Stage, code: string, why: string): Refused {
  const failure = failureOf(stage, code, why);
  const certain = stage === "confirm" ? NOT_TAKEN.has(code) : failure !== undefined;
  return { kind: "refused", failure: failure ?? "refused", why, certain };
}

function failureOf(stage: Stage, code: string, why: string): CardFailure | undefined {
  const byNumber = byCode[code];
  if (byNumber) return byNumber;
  if (stage === "confirm" && (code === PARAMETERS_CODE || CODE_PATTERN.test(why))) return "code_wrong";
  const worded = failureByPattern.find(([words]) => words.test(why))?.[1];
  if (worded) return worded;
  return code === CARD_CODE || code === PARAMETERS_CODE ? "card_unknown" : undefined;
}

/** A text of the gateway without runs of digits: it may repeat a card's number or a code. */
export function quiet(text: string): string {
  return text.replace(/\d(?:[ -]?\d){3,}/g, "…").slice(0, 200);
}
