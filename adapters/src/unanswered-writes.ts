import { createHash } from "node:crypto";
import type { ErrorCode } from "@bezak/contract/error-codes.ts";
import type { Route } from "@bezak/contract/route.ts";
import { ApiError, toApiError } from "./errors.ts";
import type { AnyCall } from "./read-call.ts";

const MAX_AGE_MS = 300_000;
const MAX_ENTRIES = 10_000;

interface Unanswered {
  fingerprint: string;
  key: string;
  until: number;
}

const getFingerprint = ({ method, path }: Route, { session, params, query, body }: AnyCall) =>
  createHash("sha256")
    .update(JSON.stringify([method, path, session?.user.id, params, query, body]))
    .digest("base64");

/**
 * Idempotency keys that this server generated for requests whose outcome is unknown. For five minutes, longer than
 * commerce needs to restart, an equal request of the same person uses the same key: it gets the outcome of the first one
 * and has no second effect. After an answer nothing is stored, so an equal request is a new one.
 */
export function createUnansweredWrites(now: () => number = Date.now) {
  let unanswered: Unanswered[] = [];

  return {
    /** The key of an equal request whose outcome is unknown; each is returned once. */
    take(route: Route, call: AnyCall): string | undefined {
      const time = now();
      unanswered = unanswered.filter(({ until }) => until > time);
      if (unanswered.length === 0) return undefined;
      const fingerprint = getFingerprint(route, call);
      const index = unanswered.findIndex((one) => one.fingerprint === fingerprint);
      return index < 0 ? undefined : unanswered.splice(index, 1)[0]?.key;
    },
    add(route: Route, call: AnyCall): void {
      if (unanswered.length >= MAX_ENTRIES) unanswered.shift();
      const { idempotencyKey: key } = call;
      unanswered.push({ fingerprint: getFingerprint(route, call), key, until: now() + MAX_AGE_MS });
    },
  };
}

export type UnansweredWrites = ReturnType<typeof createUnansweredWrites>;

/** Refusals of the caller and not of the request itself: they say nothing about the outcome of an earlier request. */
const ofTheAsking = new Set([401, 403, 429]);

/** Whether, after this failure, the outcome of the request or of an earlier one with the same key is unknown. */
export function leavesOutcomeUnknown(thrown: unknown, isRepeat: boolean): boolean {
  const { status, extras } = toApiError(thrown);
  if (isRepeat) return status >= 500 || ofTheAsking.has(status);
  return status >= 500 && !extras.notBegun;
}

/** Whether the call may have made a change that a repeat would make again: then the answer must not suggest a retry. */
function isRisky({ method, repeatable, readsOnly }: Route, hasOwnKey: boolean): boolean {
  return method === "POST" && !repeatable && !readsOnly && !hasOwnKey;
}

/** Failures with a `Retry-After`, which invites a retry. */
const invitesRepeat = new Set<ErrorCode>(["commerce_unavailable", "commerce_timeout", "overloaded"]);

/** Replaces a failure that invites a retry by `outcome_unknown`, if a repeat could make a change twice. */
export function describeUnanswered(
  route: Route,
  { hasOwnKey, isRepeat }: { hasOwnKey: boolean; isRepeat: boolean },
  error: unknown,
): unknown {
  if (!(error instanceof ApiError) || !invitesRepeat.has(error.code)) return error;
  if (!isRisky(route, hasOwnKey) || !leavesOutcomeUnknown(error, isRepeat)) return error;
  const ofOrder = route.errors?.includes("order_outcome_unknown");
  return new ApiError(ofOrder ? "order_outcome_unknown" : "outcome_unknown", { cause: error });
}
