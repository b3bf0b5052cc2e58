import type { ErrorCode } from "@bezak/contract/error-codes.ts";

/**
 * Why a call failed. A plain object rather than a class: it travels from the server to the browser as JSON with
 * the rest of the query cache.
 */
interface ApiError {
  kind: "timeout" | "network" | "server" | "unexpected";
  /** HTTP status; 0 when there was no answer */
  status: number;
  code: ErrorCode | null;
  /** the server's sentence for people, already in the page's language */
  text: string | null;
  /** path of a field -> what is wrong with it */
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

export function withoutAnswer(kind: "timeout" | "network" | "unexpected"): ApiError {
  return { kind, status: 0, code: null, text: null, fields: {}, details: undefined };
}

/** Reads an answer of any shape: our envelope, a proxy's page or nothing. */
export function fromAnswer(status: number, body: unknown): ApiError {
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
