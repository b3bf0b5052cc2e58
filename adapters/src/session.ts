import { User } from "@bezak/contract/auth.ts";
import { sellerRoles } from "@bezak/contract/seller-roles.ts";
import { ViewedUntil } from "@bezak/contract/viewed-until.ts";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { ApiError } from "./errors.ts";
import type { Commerce } from "./commerce.ts";

/** The caller; the two tokens are short-lived and never leave this process. */
export const Session = z.object({
  user: User,
  /** role in the shop for which the user works */
  sellerRole: z.enum(sellerRoles).nullable(),
  customerToken: z.string().nullable(),
  adminToken: z.string().nullable(),
  /** an administrator sees the shop as the user */
  view: ViewedUntil.optional(),
});

export type Session = z.infer<typeof Session>;

export interface Sessions {
  /**
   * A cached session that does not suffice is exchanged again: who was given a role a moment ago is not refused.
   * @throws ApiError 401 unauthorized, session_expired
   */
  of(token: string, requestId: string, suffices?: (session: Session) => boolean): Promise<Session>;
  /** The same for a call that needs confirmation; commerce verifies the proof. */
  confirmed(token: string, proof: string, requestId: string): Promise<Session>;
  /** The same for a call made by a timer, which does not prolong the session. */
  unattended(token: string, requestId: string): Promise<Session>;
  /** Removes a token's session from the cache. */
  forget(token: string): void;
}

const MAX_AGE_MS = 1000;
/** A session exchanged so recently is not exchanged again, however often it does not suffice. */
const FRESH_MS = 50;
const MAX_ENTRIES = 10_000;
const tokenPattern = /^[A-Za-z0-9_-]{20,200}$/;

/**
 * `Authorization: Bearer <token>`; undefined without the header.
 * @throws ApiError 401 unauthorized for a token that cannot be ours
 */
export function parseBearer(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [scheme, token = "", ...rest] = header.trim().split(/ +/);
  if (scheme?.toLowerCase() !== "bearer" || rest.length > 0 || !tokenPattern.test(token)) {
    throw new ApiError("unauthorized");
  }
  return token;
}

/** The caller of a route that is open to everybody: with an ended session a guest. */
export async function sessionOrGuest(
  sessions: Sessions,
  token: string | undefined,
  requestId: string,
): Promise<Session | null> {
  if (token === undefined) return null;
  return sessions.of(token, requestId).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  });
}

/** Exchanges opaque tokens at commerce, once at a time per token; the result, also a refusal, is cached for one second. */
export function createSessions(commerce: Commerce, now: () => number = Date.now): Sessions {
  const cache = new LRUCache<string, Promise<Session>>({
    max: MAX_ENTRIES,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now },
  });

  const exchange = (body: object, requestId: string) =>
    commerce.post("/internal/auth/session", Session, { body, requestId, repeatable: true });

  function exchangeOnce(token: string, requestId: string): Promise<Session> {
    const session = exchange({ token }, requestId);
    cache.set(token, session);
    session.catch((error: unknown) => {
      const refused = error instanceof ApiError && error.status === 401;
      if (!refused && cache.peek(token) === session) cache.delete(token);
    });
    return session;
  }

  return {
    async of(token, requestId, suffices = () => true) {
      const cached = cache.get(token);
      const known = cached ?? exchangeOnce(token, requestId);
      const session = await known;
      if (!cached || suffices(session)) return session;
      const isFresh = cache.getRemainingTTL(token) > MAX_AGE_MS - FRESH_MS;
      if (isFresh || cache.peek(token) !== known) return cache.get(token) ?? session;
      return exchangeOnce(token, requestId);
    },
    confirmed: (token, proof, requestId) => exchange({ token, proof }, requestId),
    unattended: (token, requestId) => cache.get(token) ?? exchange({ token, unattended: true }, requestId),
    forget: (token) => void cache.delete(token),
  };
}
