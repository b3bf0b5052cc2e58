import type { ErrorCode } from "@bezak/contract/error-codes.ts";

/** Why a call failed. A plain object and not a class: the query cache travels from server to browser as JSON. */
interface ApiError {
  kind: "timeout" | "network" | "server" | "unexpected";
  /** HTTP status; 0 without an answer */
  status: number;
  code: ErrorCode | null;
  /** the server's message to users, in the page's language */
  text: string | null;
  /** message by path of the field */
  fields: Record<string, string>;
  details: unknown;
}

const kinds = ["timeout", "network", "server", "unexpected"];

export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && "kind" in error && kinds.includes(String(error.kind));
}

export function hasCode(error: unknown, ...codes: ErrorCode[]): error is ApiError {
  return isApiError(error) && error.code !== null && codes.includes(error.code);
}

export function hasStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return isApiError(error) && statuses.includes(error.status);
}

/**
 * Whether a list was refused only because the values of these filters do not exist: an old address may name a category that
 * was deleted.
 */
export function isUnknownFilter(error: unknown, ...filters: string[]): boolean {
  const refused = hasCode(error, "invalid_query") ? Object.keys(error.fields) : [];
  return refused.length > 0 && refused.every((name) => filters.includes(name));
}

export function withoutAnswer(kind: "timeout" | "network" | "unexpected"): ApiError {
  return { kind, status: 0, code: null, text: null, fields: {}, details: undefined };
}

/** Reads an answer of any shape: our error envelope, the page of a proxy or nothing. */
export function readApiError(status: number, body: unknown): ApiError {
  const failure = (typeof body === "object" && body !== null ? body : {}) as Record<string, unknown>;
  const text = [failure.error, failure.message].find((part) => typeof part === "string" && part !== "");
  return {
    kind: "server",
    status,
    code: typeof failure.code === "string" ? (failure.code as ErrorCode) : null,
    text: typeof text === "string" ? text : null,
    fields: (failure.fields as Record<string, string> | undefined) ?? {},
    details: failure.details,
  };
}
