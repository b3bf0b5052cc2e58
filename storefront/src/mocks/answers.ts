import type { Failure } from "@bezak/contract/envelope.ts";
import { errorStatus, type ErrorCode } from "@bezak/contract/error-codes.ts";
import type { Route } from "@bezak/contract/route.ts";
import { HttpResponse } from "msw";

export const base = "*/api/v1";

/** A successful answer of route `R`. */
export function answer<R extends Route>(body: R["success"]["schema"]["_zod"]["output"], status = 200) {
  return HttpResponse.json(body as object, { status });
}

/** A failure in the API's envelope. */
export function failure(code: ErrorCode, text: string, details?: unknown) {
  const body: Failure = {
    success: false,
    message: text,
    error: text,
    code,
    details,
    requestId: "mock-request",
  };
  return HttpResponse.json(body as object, { status: errorStatus[code] });
}
