import { errorStatus, type ErrorCode } from "@bezak/contract/error-codes.ts";
import type { Failure } from "@bezak/contract/envelope.ts";
import type { Language } from "@bezak/contract/languages.ts";
import { errorTexts } from "./error-texts.ts";
import { fieldTexts, isFieldProblem } from "./field-texts.ts";

interface ErrorExtras {
  fields?: Record<string, string>;
  details?: unknown;
  /** seconds after which a repeat makes sense; where nothing is said, the usual ones of the code */
  retryAfter?: number;
  /** of a request that commerce surely began nothing of; of any other failure of ours it may have been carried out */
  notBegun?: boolean;
  /** methods a 405 names */
  allow?: string;
  /** for the log only, never for the client */
  cause?: unknown;
}

/** What is over by itself, and after how many seconds a repeat makes sense when nobody knows better. */
const usualWait: Partial<Record<ErrorCode, number>> = {
  commerce_unavailable: 5,
  commerce_timeout: 5,
  overloaded: 5,
  gateway_unavailable: 10,
  too_many_requests: 5,
};

/** A failure a client may see: everything about it but the sentence, which depends on the reader. */
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

/** Whatever was thrown, as a failure a client may see; what is not understood is 500. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const { code, statusCode } = (thrown ?? {}) as { code?: unknown; statusCode?: unknown };
  const known = typeof code === "string" ? codeOfFastify[code] : undefined;
  if (known) return new ApiError(known, { cause: thrown });
  if (thrown instanceof SyntaxError && statusCode === 400) return new ApiError("malformed_json");
  return new ApiError("server_error", { cause: thrown });
}

/**
 * Fields commerce refused by its own knowledge (a city without pickup). It may say what is wrong by a word of ours, with
 * a bound behind it (`max:5`); its sentences are not for readers.
 */
function refusedFields(details: unknown, language: Language): Record<string, string> | undefined {
  const fields = (details as { fields?: unknown } | null | undefined)?.fields;
  if (typeof fields !== "object" || fields === null) return undefined;
  const say = (problem: unknown) => {
    const [code, bound = ""] = String(problem).split(":");
    // which fields there are our schemas know; commerce speaks of what stands in them
    const word = code === "unknown" ? "unknown_value" : code;
    return fieldTexts[isFieldProblem(word) ? word : "invalid"][language](bound);
  };
  return Object.fromEntries(Object.entries(fields).map(([path, problem]) => [path, say(problem)]));
}

/** Failures whose details a client acts on; each domain lets no more of them pass than it declares. */
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
]);

/** The answer a client gets for a failure. */
export function describe(error: ApiError, language: Language, requestId: string): Failure {
  const message = errorTexts[error.code][language];
  const failure = { success: false, message, error: message, code: error.code, requestId } as const;
  const { fields, details } = error.extras;
  if (codesWithDetails.has(error.code)) return { ...failure, details };
  return { ...failure, fields: fields ?? refusedFields(details, language) };
}
