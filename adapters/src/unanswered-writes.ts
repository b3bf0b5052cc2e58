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
 * Keys that this server made for requests without one, of those whose outcome is unknown. For five minutes, longer
 * than commerce needs to start anew, the same request of the same person goes under the same key: it finds what the
 * first came to, and does nothing a second time. A request
 * that was answered leaves nothing here: the same again is meant.
 */
export function createUnansweredWrites(now: () => number = Date.now) {
  let unanswered: Unanswered[] = [];

  return {
    /** The key of an equal request whose outcome is unknown; each is given out once. */
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

/** Refusals of the asking and not of what is asked: they say nothing of what an earlier request came to. */
const ofTheAsking = new Set([401, 403, 429]);

/** Whether it is unknown after a failure what the request came to, or an earlier one under the same key. */
export function leavesOutcomeUnknown(thrown: unknown, isRepeat: boolean): boolean {
  const { status, extras } = toApiError(thrown);
  if (isRepeat) return status >= 500 || ofTheAsking.has(status);
  return status >= 500 && !extras.notBegun;
}

/**
 * Whether a call that got no answer may have changed something that the same call would change again: then nobody is
 * invited to repeat it.
 */
function isRisky({ method, repeatable, readsOnly }: Route, hasOwnKey: boolean): boolean {
  return method === "POST" && !repeatable && !readsOnly && !hasOwnKey;
}

/** What a repeat would be invited to by its `Retry-After`. */
const invitesRepeat = new Set<ErrorCode>(["commerce_unavailable", "commerce_timeout", "overloaded"]);

/** The failure of a call as its caller should know it: that its outcome is unknown, where a repeat could do it twice. */
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
