import { createHash } from "node:crypto";
import type { Route } from "@bezak/contract/route.ts";
import { ApiError } from "./errors.ts";
import type { AnyCall } from "./read-call.ts";

const KEPT_MS = 60_000;
const KEPT_MAX = 10_000;

interface Unanswered {
  fingerprint: string;
  key: string;
  until: number;
}

const fingerprintOf = ({ method, path }: Route, { session, params, query, body }: AnyCall) =>
  createHash("sha256")
    .update(JSON.stringify([method, path, session?.user.id, params, query, body]))
    .digest("base64");

/**
 * Keys that this server made for requests without one, of those that got no answer. For a minute the same request of
 * the same person goes under the same key: it finds what the first came to, and does nothing a second time. A request
 * that was answered leaves nothing here: the same again is meant.
 */
export function createUnansweredWrites(now: () => number = Date.now) {
  let kept: Unanswered[] = [];

  return {
    /** The key of an equal request that was not answered; each is given out once. */
    take(route: Route, call: AnyCall): string | undefined {
      const time = now();
      kept = kept.filter(({ until }) => until > time);
      if (kept.length === 0) return undefined;
      const fingerprint = fingerprintOf(route, call);
      const index = kept.findIndex((one) => one.fingerprint === fingerprint);
      return index < 0 ? undefined : kept.splice(index, 1)[0]?.key;
    },
    add(route: Route, call: AnyCall): void {
      if (kept.length >= KEPT_MAX) kept.shift();
      const { idempotencyKey: key } = call;
      kept.push({ fingerprint: fingerprintOf(route, call), key, until: now() + KEPT_MS });
    },
  };
}

export type UnansweredWrites = ReturnType<typeof createUnansweredWrites>;

/**
 * Whether a call that got no answer may have changed something that the same call would change again: then nobody is
 * invited to repeat it.
 */
function isRisky({ method, repeatable, readsOnly }: Route, hasOwnKey: boolean): boolean {
  return method === "POST" && !repeatable && !readsOnly && !hasOwnKey;
}

/** The failure of a call as its caller should know it: without an answer, that the outcome is unknown. */
export function describeUnanswered(route: Route, hasOwnKey: boolean, error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.extras.unanswered || !isRisky(route, hasOwnKey)) return error;
  const ofOrder = route.errors?.includes("order_outcome_unknown");
  return new ApiError(ofOrder ? "order_outcome_unknown" : "outcome_unknown", { cause: error });
}
