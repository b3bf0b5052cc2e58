import {
  EmailChangeRequested,
  EmailConfirmationRequested,
  type AskEmailChange,
  type ChangeEmail,
  type ConfirmEmail,
} from "@bezak/contract/account-email.ts";
import {
  Confirmation,
  RenewedSession,
  User,
  type ChangePassword,
  type ConfirmPassword,
  type ForgotPassword,
  type Login,
  type Register,
  type DeviceSession,
  type ResetPassword,
} from "@bezak/contract/auth.ts";
import { PasskeyChallenge, type AskPasskeyChallenge, type UsePasskey } from "@bezak/contract/passkeys.ts";
import { SessionEnd } from "@bezak/contract/session-end.ts";
import { z } from "zod";
import { asAdministrator } from "../administrator.ts";
import type { Buyer } from "../buyer.ts";
import { toRows, type Commerce } from "../commerce.ts";

/** The device on which a session is opened, shown to its owner in the list of sessions. */
interface OnDevice {
  device?: string;
}

/** The client's address, by which attempts are counted. */
interface FromClient {
  client: string;
}

interface OfSession {
  token: string;
}

const deviceMark = z.string();
const Opened = z.object({ token: z.string(), user: User, deviceMark });
const Renewed = RenewedSession.extend({ deviceMark });
const Ended = z.object({ ended: z.int() });

/** The device cookie from an earlier sign-in in this browser. */
interface OfBrowser {
  deviceMark?: string;
}

/** The browser's current session, which ends when the next one opens. */
interface Replacing {
  formerToken?: string;
}

export function authGateway(commerce: Commerce) {
  return {
    register: (body: Register & OnDevice & FromClient & Replacing, requestId: string) =>
      commerce.post("/internal/auth/register", Opened, { body, requestId }),
    login: (body: Login & OnDevice & FromClient & OfBrowser & Replacing, requestId: string) =>
      commerce.post("/internal/auth/login", Opened, { body, requestId }),
    passkeyChallenge: (body: AskPasskeyChallenge & FromClient & { token?: string }, requestId: string) =>
      commerce.post("/internal/auth/passkey-challenge", PasskeyChallenge, { body, requestId }),
    passkeyLogin: (body: UsePasskey & OnDevice & FromClient & Replacing, requestId: string) =>
      commerce.post("/internal/auth/passkey-login", Opened, { body, requestId }),
    logout: (token: string, requestId: string) =>
      commerce.post("/internal/auth/logout", z.unknown(), { body: { token }, requestId }),
    forgot: (body: ForgotPassword & FromClient, requestId: string) =>
      commerce.post("/internal/auth/forgot-password", z.unknown(), { body, requestId }),
    reset: (body: ResetPassword & FromClient, requestId: string) =>
      commerce.post("/internal/auth/reset-password", z.object({ deviceMark }), { body, requestId }),
    change: (body: ChangePassword & OfSession, requestId: string) =>
      commerce.post("/internal/auth/change-password", Renewed, {
        body,
        requestId,
      }),
    confirm: (body: ConfirmPassword & OfSession, requestId: string) =>
      commerce.post("/internal/auth/confirm-password", Confirmation, { body, requestId }),
    askEmail: (body: AskEmailChange & FromClient & OfSession & { proof?: string }, requestId: string) =>
      commerce.post("/internal/auth/ask-email-change", EmailChangeRequested, { body, requestId }),
    changeEmail: (body: ChangeEmail & FromClient & OfSession, requestId: string) =>
      commerce.post("/internal/auth/change-email", z.object({ email: z.string() }), { body, requestId }),
    askConfirmation: (body: OfSession, requestId: string) =>
      commerce.post("/internal/auth/ask-email-confirmation", EmailConfirmationRequested, { body, requestId }),
    confirmEmail: (body: ConfirmEmail & FromClient & OfSession, requestId: string) =>
      commerce.post("/internal/auth/confirm-email", z.unknown(), { body, requestId }),
    sessions: (body: OfSession, requestId: string) =>
      commerce.post("/internal/auth/sessions", z.object({ sessions: toRows<DeviceSession>() }), {
        body,
        requestId,
        repeatable: true,
      }),
    sessionEnd: (body: OfSession, requestId: string) =>
      commerce.post("/internal/auth/session-end", SessionEnd, { body, requestId, repeatable: true }),
    /** ends the session with this id; without an id all sessions but the caller's own */
    end: (body: OfSession & { proof?: string; id?: string }, requestId: string) =>
      commerce.post("/internal/auth/end-session", Ended, { body, requestId }),
    endAllOf: (accountId: string, administrator: Buyer) =>
      commerce.delete(
        `/admin/accounts/${encodeURIComponent(accountId)}/sessions`,
        Ended,
        asAdministrator(administrator),
      ),
  };
}
