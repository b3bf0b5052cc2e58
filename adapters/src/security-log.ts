import { createHash } from "node:crypto";
import type { Route } from "@bezak/contract/route.ts";
import type { FastifyRequest } from "fastify";
import type { Session } from "./session.ts";

/** An entry for the monitoring of attacks. Holds no e-mail, token, proof or password. */
export interface SecurityEvent {
  /** ISO 8601 */
  at: string;
  /** `sign_in`, `refused`, `administration`, ... */
  event: string;
  outcome: "done" | "refused" | "failed";
  status: number;
  /** method and path, with parameter names in place of ids */
  call: string;
  /** from the path parameters */
  ids?: Record<string, string>;
  accountId: string | null;
  /** an administrator sees the shop as the account: `sessionId` is the beginning of the view's `token_hash` */
  inView?: true;
  /** first half of the sha256 of the token, also of one just issued: identifies a session and grants no access */
  sessionId: string | null;
  client: string;
  requestId: string;
}

const events: Record<string, string> = {
  "POST /auth/login": "sign_in",
  "POST /auth/passkey-login": "sign_in",
  "POST /auth/passkeys": "passkey_added",
  "DELETE /auth/passkeys/{id}": "passkey_removed",
  "POST /auth/passkeys/confirm": "passkey_confirmed",
  "POST /auth/register": "registration",
  "POST /auth/logout": "sign_out",
  "POST /auth/forgot-password": "reset_asked",
  "POST /auth/reset-password": "password_reset",
  "POST /auth/change-password": "password_changed",
  "POST /auth/confirm-password": "password_confirmed",
  "POST /auth/ask-email-change": "email_change_asked",
  "POST /auth/change-email": "email_changed",
  "POST /auth/ask-email-confirmation": "email_confirmation_asked",
  "POST /auth/confirm-email": "email_confirmed",
  "DELETE /auth/sessions": "sessions_ended",
  "DELETE /auth/sessions/{id}": "session_ended",
  "DELETE /users/account": "account_ended",
  "GET /users/data": "data_exported",
  "PUT /orders/{id}/refund-account": "refund_account",
  "GET /admin/refunds-owed/{id}/account": "account_read",
  "POST /sellers/me/members": "member_invited",
  "POST /seller-invitations/accept": "shop_joined",
  "POST /admin/users/{id}/view": "view_started",
  "DELETE /admin/users/{id}/view": "view_ended",
  "POST /admin-invitations/join": "team_joined",
  "POST /admin-invitations/accept": "team_joined",
  "PUT /sellers/me/members/{id}": "member_changed",
  "DELETE /sellers/me/members/{id}": "member_changed",
};

const isForAdministrators = ({ access }: Route) => access !== "public" && access[0] === "admin";

/** The security event of a call, whatever its outcome; undefined for most calls. */
function findEvent(route: Route, body: unknown): string | undefined {
  const named = events[`${route.method} ${route.path}`];
  if (named) return named;
  if (isForAdministrators(route) && route.method !== "GET") return "administration";
  const { payoutAccount, refundAccount } = (body ?? {}) as {
    payoutAccount?: unknown;
    refundAccount?: unknown;
  };
  if (route.confirmed && payoutAccount !== undefined) return "payout_account";
  if (route.confirmed && refundAccount !== undefined) return "refund_account";
  return undefined;
}

function getOutcome(status: number): SecurityEvent["outcome"] {
  if (status < 400) return "done";
  return status < 500 ? "refused" : "failed";
}

interface Answered {
  status: number;
  accountId: string | null;
  /** token of the session that the answer opens */
  opened?: string;
  /** the caller is guessing ids: see `createNotFounds` */
  isProbing?: boolean;
  /** the token is that of a view of the account */
  inView?: boolean;
}

function findRefusal({ status, isProbing }: Answered): string | undefined {
  if (status === 403 || status === 429) return "refused";
  return isProbing ? "not_found" : undefined;
}

/** The event of an answered call: a call of the table above, a refusal or guessing of ids; else undefined. */
export function securityEvent(
  route: Route,
  request: Pick<FastifyRequest, "body" | "headers" | "id" | "ip" | "params">,
  answered: Answered,
): SecurityEvent | undefined {
  const { status, accountId } = answered;
  const event = findEvent(route, request.body) ?? findRefusal(answered);
  if (event === undefined) return undefined;
  const token = answered.opened ?? /^bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  const hash = token === undefined ? null : createHash("sha256").update(token).digest("hex").slice(0, 32);
  const { token: _secret, ...ids } = (request.params ?? {}) as Record<string, string>;
  return {
    at: new Date().toISOString(),
    event,
    outcome: getOutcome(status),
    status,
    call: `${route.method} ${route.path}`,
    ...(Object.keys(ids).length > 0 && { ids }),
    accountId,
    ...(answered.inView && { inView: true }),
    sessionId: hash,
    client: request.ip,
    requestId: request.id,
  };
}

/** Logged at every level except `silent`. */
export function logSecurity(request: FastifyRequest, event: SecurityEvent): void {
  request.log.child({}, { level: "info" }).info({ security: event }, "security");
}

export function openedIn(answer: unknown): string | undefined {
  const { token, user } = (answer ?? {}) as { token?: unknown; user?: unknown };
  return typeof token === "string" && user !== undefined ? token : undefined;
}

export function accountIn(answer: unknown, session: Session | undefined): string | null {
  const { user } = (answer ?? {}) as { user?: { id?: unknown } };
  return typeof user?.id === "string" ? user.id : (session?.user.id ?? null);
}
