import type { Route } from "@bezak/contract/route.ts";
import { createTokenBuckets } from "./token-buckets.ts";

/** What one account asks for in vain without a word of it: things are taken away, and pages are old. */
const USUAL = { perSecond: 10 / 60, burst: 10 };

/** Accounts that are remembered; whoever is forgotten has ten more. */
const ACCOUNTS = 10_000;

/**
 * Somebody else's thing answers 404, like one that does not exist: an account that asks for many of them tries ids.
 * Answers whether that is to be written down: once a minute for an account that goes on beyond ten.
 */
export function createNotFounds(): (route: Route, accountId: string | null) => boolean {
  const usual = createTokenBuckets({ ...USUAL, maxBuckets: ACCOUNTS });
  const written = createTokenBuckets({ perSecond: 1 / 60, burst: 1, maxBuckets: ACCOUNTS });
  return ({ path }, accountId) =>
    accountId !== null && path.includes("{") && usual.take(accountId) > 0 && written.take(accountId) === 0;
}
