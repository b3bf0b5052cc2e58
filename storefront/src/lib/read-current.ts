import type { ErrorCode } from "@bezak/contract/error-codes.ts";
import { hasCode } from "./api-error.ts";

/** The object as it is now, from the refusal of a call that was made in an older version, or by one of these codes. */
export const readCurrent = <Row>(error: unknown, ...codes: ErrorCode[]): Row | undefined =>
  hasCode(error, "stale_version", ...codes)
    ? (error.details as { current?: Row } | undefined)?.current
    : undefined;
