import type {
  AskEmailChange,
  ChangeEmail,
  ConfirmEmail,
  EmailChangeAsked,
  EmailConfirmationAsked,
} from "@bezak/contract/account-email.ts";
import type {
  ChangePassword,
  Confirmation,
  ConfirmPassword,
  DeviceSession,
  ForgotPassword,
  Login,
  Register,
  RenewedSession,
  ResetPassword,
  User,
} from "@bezak/contract/auth.ts";
import { asAdministrator } from "../administrator.ts";
import type { Buyer } from "../buyer.ts";
import type { Commerce } from "../medusa.ts";

/** The client a session is opened on, for its owner to recognise. */
interface OnDevice {
  device?: string;
}

/** The address a try comes from, by which tries are counted. */
interface FromClient {
  client: string;
}

/** The session of the one who asks. */
interface OfSession {
  token: string;
}

interface Opened {
  token: string;
  user: User;
  deviceMark: string;
}

/** What the browser kept since somebody signed in with it. */
interface OfBrowser {
  deviceMark?: string;
}

/** The session that the browser has at the moment, which ends with the next one. */
interface Replacing {
  formerToken?: string;
}

/** Sessions of commerce. */
export function authGateway(commerce: Commerce) {
  return {
    register: (body: Register & OnDevice & FromClient & Replacing, requestId: string) =>
      commerce.post<Opened>("/internal/auth/register", { body, requestId }),
    login: (body: Login & OnDevice & FromClient & OfBrowser & Replacing, requestId: string) =>
      commerce.post<Opened>("/internal/auth/login", { body, requestId }),
    logout: (token: string, requestId: string) =>
      commerce.post<unknown>("/internal/auth/logout", { body: { token }, requestId }),
    forgot: (body: ForgotPassword & FromClient, requestId: string) =>
      commerce.post<unknown>("/internal/auth/forgot-password", { body, requestId }),
    reset: (body: ResetPassword & FromClient, requestId: string) =>
      commerce.post<{ deviceMark: string }>("/internal/auth/reset-password", { body, requestId }),
    change: (body: ChangePassword & OfSession, requestId: string) =>
      commerce.post<RenewedSession & { deviceMark: string }>("/internal/auth/change-password", {
        body,
        requestId,
      }),
    confirm: (body: ConfirmPassword & OfSession, requestId: string) =>
      commerce.post<Confirmation>("/internal/auth/confirm-password", { body, requestId }),
    askEmail: (body: AskEmailChange & FromClient & OfSession & { proof?: string }, requestId: string) =>
      commerce.post<EmailChangeAsked>("/internal/auth/ask-email-change", { body, requestId }),
    changeEmail: (body: ChangeEmail & FromClient & OfSession, requestId: string) =>
      commerce.post<{ email: string }>("/internal/auth/change-email", { body, requestId }),
    askConfirmation: (body: OfSession, requestId: string) =>
      commerce.post<EmailConfirmationAsked>("/internal/auth/ask-email-confirmation", { body, requestId }),
    confirmEmail: (body: ConfirmEmail & FromClient & OfSession, requestId: string) =>
      commerce.post<unknown>("/internal/auth/confirm-email", { body, requestId }),
    sessions: (body: OfSession, requestId: string) =>
      commerce.post<{ sessions: DeviceSession[] }>("/internal/auth/sessions", {
        ...{ body, requestId, repeatable: true },
      }),
    /** one by its id; without one all but the caller's own */
    end: (body: OfSession & { proof?: string; id?: string }, requestId: string) =>
      commerce.post<{ ended: number }>("/internal/auth/end-session", { body, requestId }),
    endAllOf: (accountId: string, administrator: Buyer) =>
      commerce.delete<{ ended: number }>(
        `/admin/accounts/${encodeURIComponent(accountId)}/sessions`,
        asAdministrator(administrator),
      ),
  };
}
