import { errorStatus, type ErrorCode } from "@bezak/contract/error-codes.ts";
import type { Failure } from "@bezak/contract/envelope.ts";
import type { Language } from "@bezak/contract/languages.ts";
import { errorTexts } from "@bezak/contract/error-texts.ts";
import { factorSentence } from "./factor-texts.ts";
import { fieldTexts, isFieldProblem } from "./field-texts.ts";
import { rankSentence } from "./rank-texts.ts";

interface ErrorExtras {
  fields?: Record<string, string>;
  details?: unknown;
  /** seconds after which a retry makes sense; default by code */
  retryAfter?: number;
  /** true if commerce certainly did not start the request; after any other server failure it may have been carried out */
  notBegun?: boolean;
  /** value of `Allow` for a 405 */
  allow?: string;
  /** true if the answer needs no line in the log */
  isUnlogged?: boolean;
  /** only logged, never sent to the client */
  cause?: unknown;
}

/** Default `Retry-After` in seconds of failures that pass by themselves. */
const usualWait: Partial<Record<ErrorCode, number>> = {
  commerce_unavailable: 5,
  commerce_timeout: 5,
  overloaded: 5,
  maintenance: 300,
  gateway_unavailable: 10,
  too_many_requests: 5,
};

/** A failure to be sent to the client; its sentence is added later, in the reader's language. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;

  constructor(code: ErrorCode, extras: ErrorExtras = {}) {
    super(code, { cause: extras.cause });
    this.code = code;
    this.extras = extras;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  get retryAfter(): number | undefined {
    return this.extras.retryAfter ?? usualWait[this.code];
  }
}

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === "string" && Object.hasOwn(errorStatus, value);
}

const codeOfFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "body_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "unsupported_media_type",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "malformed_json",
  FST_ERR_CTP_INVALID_JSON_BODY: "malformed_json",
  FST_ERR_BAD_URL: "invalid_query",
  FST_ERR_MAX_PARAM_LENGTH: "not_found",
};

/** Maps anything thrown; 500 for what is not recognised. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const { code, statusCode } = (thrown ?? {}) as { code?: unknown; statusCode?: unknown };
  const known = typeof code === "string" ? codeOfFastify[code] : undefined;
  if (known) return new ApiError(known, { cause: thrown });
  if (thrown instanceof SyntaxError && statusCode === 400) return new ApiError("malformed_json");
  return new ApiError("server_error", { cause: thrown });
}

/**
 * Fields that commerce refused by its own data (a city without pickup). It names the problem by one of our words, with
 * an optional bound (`max:5`); texts of commerce are not shown.
 */
function refusedFields(details: unknown, language: Language): Record<string, string> | undefined {
  const fields = (details as { fields?: unknown } | null | undefined)?.fields;
  if (typeof fields !== "object" || fields === null) return undefined;
  const say = (problem: unknown) => {
    const [code, bound = ""] = String(problem).split(":");
    // the schemas here have accepted the field names, so `unknown` from commerce means an unknown value
    const word = code === "unknown" ? "unknown_value" : code;
    return fieldTexts[isFieldProblem(word) ? word : "invalid"][language](bound);
  };
  return Object.fromEntries(Object.entries(fields).map(([path, problem]) => [path, say(problem)]));
}

/** Failures whose details the client needs; each domain passes on only the details that it declares. */
const codesWithDetails = new Set<ErrorCode>([
  "out_of_stock",
  "seller_away",
  "not_delivered",
  "own_shop",
  "order_too_large",
  "price_changed",
  "product_gone",
  "card_refused",
  "code_wrong",
  "stale_version",
  "already_decided",
  "application_decided",
  "approval_decided",
  "review_decided",
  "job_count_changed",
  "approval_required",
  "approval_outdated",
  "rank_required",
  "second_factor_required",
  "second_factor_invalid",
]);

/** The body of the answer for a failure. */
export function describe(error: ApiError, language: Language, requestId: string): Failure {
  const { fields, details } = error.extras;
  const ranks = error.code === "rank_required" ? rankSentence(details, language) : undefined;
  const message = ranks ?? factorSentence(error.code, details, language) ?? errorTexts[error.code][language];
  const failure = { success: false, message, error: message, code: error.code, requestId } as const;
  if (codesWithDetails.has(error.code)) return { ...failure, details };
  return { ...failure, fields: fields ?? refusedFields(details, language) };
}
