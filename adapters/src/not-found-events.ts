import type { Route } from "@bezak/contract/route.ts";
import { createTokenBuckets } from "./token-buckets.ts";

/** Normal for one account: products are removed, and open pages may be old. */
const USUAL = { perSecond: 10 / 60, burst: 10 };

/** Callers that are remembered; a forgotten one gets its whole burst again. */
const ACCOUNTS = 10_000;

/**
 * Detects guessing of ids: an object of somebody else answers 404, as one that does not exist. The returned function
 * says whether a 404 is to be logged: once a minute for a caller (an account, or the token of a view) that goes on after ten.
 */
export function createNotFounds(): (route: Route, caller: string | null) => boolean {
  const usual = createTokenBuckets({ ...USUAL, maxBuckets: ACCOUNTS });
  const written = createTokenBuckets({ perSecond: 1 / 60, burst: 1, maxBuckets: ACCOUNTS });
  return ({ path }, caller) =>
    caller !== null && path.includes("{") && usual.take(caller) > 0 && written.take(caller) === 0;
}
