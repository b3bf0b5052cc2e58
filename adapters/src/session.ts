import type { User } from "@bezak/contract/auth.ts";
import type { SellerRole } from "@bezak/contract/seller-roles.ts";
import { ApiError } from "./errors.ts";
import type { Commerce } from "./medusa.ts";

/** Who calls, as commerce knows it; the two tokens are short-lived and never leave this process. */
export interface Session {
  user: User;
  /** in the shop they work for */
  sellerRole: SellerRole | null;
  customerToken: string | null;
  adminToken: string | null;
}

export interface Sessions {
  /** Throws 401 `unauthorized` or `session_expired`. */
  of(token: string, requestId: string): Promise<Session>;
  /** The same for a call that is confirmed; commerce judges the proof. */
  confirmed(token: string, proof: string, requestId: string): Promise<Session>;
  /** Forgets what is kept of a token; for logout. */
  forget(token: string): void;
}

const KEPT_MS = 1000;
const KEPT_MAX = 10_000;
const tokenPattern = /^[A-Za-z0-9_-]{20,200}$/;

/** `Authorization: Bearer <token>`; undefined when there is none, 401 when it cannot be one of ours. */
export function bearerOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const [scheme, token = "", ...rest] = header.trim().split(/ +/);
  if (scheme?.toLowerCase() !== "bearer" || rest.length > 0 || !tokenPattern.test(token)) {
    throw new ApiError("unauthorized");
  }
  return token;
}

/** Exchanges opaque tokens at commerce; an answer (a refusal too) is kept one second, one exchange per token. */
export function createSessions(commerce: Commerce, now: () => number = Date.now): Sessions {
  const kept = new Map<string, { until: number; session: Promise<Session> }>();

  function sweep(): void {
    const time = now();
    for (const [token, { until }] of kept) {
      if (until > time && kept.size < KEPT_MAX) return;
      kept.delete(token);
    }
  }

  return {
    of(token, requestId) {
      const known = kept.get(token);
      if (known && known.until > now()) return known.session;
      kept.delete(token);
      sweep();
      const session = commerce.post<Session>("/internal/auth/session", { body: { token }, requestId });
      const entry = { until: now() + KEPT_MS, session };
      kept.set(token, entry);
      session.catch((error: unknown) => {
        const refused = error instanceof ApiError && error.status === 401;
        if (!refused && kept.get(token) === entry) kept.delete(token);
      });
      return session;
    },
    confirmed: (token, proof, requestId) =>
      commerce.post<Session>("/internal/auth/session", { body: { token, proof }, requestId }),
    forget: (token) => void kept.delete(token),
  };
}
