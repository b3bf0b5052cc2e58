import type { askEmailChange } from "../../../src/workflows/auth/ask-email-change.ts";
import type { Exchange } from "../../../src/workflows/auth/exchange-session.ts";
import type { NewSession } from "../../../src/workflows/auth/open-session.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { newClient } from "../../harness/new-client.ts";
import { until } from "../../harness/until.ts";

type EmailChangeRequest = Awaited<ReturnType<typeof askEmailChange>>;

export type Refused = { code: string; details?: { retryAfter?: number } };

interface SeenSession {
  id: string;
  device: string | null;
  current: boolean;
  createdAt: string;
  lastSeenAt: string;
}

export interface ReadMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Waits for this many mails to a recipient and returns them, latest first. */
export function mailsTo(commerce: CommerceProcess, to: string, count: number): Promise<ReadMail[]> {
  return until(`${count} mails to ${to}`, async () => {
    const path = `/internal/outbox?to=${encodeURIComponent(to)}`;
    const { body } = await commerce.call<{ mails: ReadMail[] }>("GET", path);
    return body.mails.length >= count ? body.mails : null;
  });
}

export const tokenIn = (mail: ReadMail | undefined) =>
  /reset-password#token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";

/** Waits for this many mailed links and returns their tokens, latest first; other mails are ignored. */
export const linksTo = (commerce: CommerceProcess, to: string, count: number): Promise<string[]> =>
  until(`${count} links to ${to}`, async () => {
    const tokens = (await mailsTo(commerce, to, count)).map(tokenIn).filter(Boolean);
    return tokens.length >= count ? tokens : null;
  });

export const linkTo = async (commerce: CommerceProcess, to: string): Promise<string> =>
  (await linksTo(commerce, to, 1))[0] ?? "";

/** The internal calls of authentication, as the web server makes them. */
export function authCalls(commerce: CommerceProcess) {
  const post = <T>(path: string, body: unknown) =>
    commerce.call<T & Refused>("POST", `/internal/auth/${path}`, { body });
  const exchange = (token: string, more: { proof?: string; unattended?: true } = {}) =>
    post<Exchange>("session", { token, ...more });
  const confirm = (token: string, password = "long-enough", code?: string) =>
    post<{ proof: string; expiresAt: string }>("confirm-password", { token, password, code });
  return {
    exchange,
    confirm,
    /** For calls that move money: the password has just been entered. */
    async exchangeConfirmed(token: string, password?: string) {
      return exchange(token, { proof: (await confirm(token, password)).body.proof });
    },
    register: (body: object) =>
      post<NewSession>("register", { name: "Ali Vali", password: "long-enough", ...body }),
    login: (email: string, password = "long-enough") =>
      post<NewSession>("login", { email, password, client: newClient() }),
    logout: (token: string) => post<object>("logout", { token }),
    tryLogin: (body: {
      email: string;
      password: string;
      code?: string;
      client?: string;
      deviceMark?: string;
      formerToken?: string;
    }) => post<NewSession>("login", body),
    forgot: (email: string, client = newClient()) => post<object>("forgot-password", { email, client }),
    reset: (token: string, password: string, client = newClient()) =>
      post<{ deviceMark?: string }>("reset-password", { token, password, client }),
    changePassword: (body: { token: string; currentPassword: string; password: string; code?: string }) =>
      post<{ token: string; deviceMark: string }>("change-password", body),
    askEmailUnconfirmed: (token: string, email: string, proof?: string) =>
      post<EmailChangeRequest>("ask-email-change", { token, proof, email, client: newClient() }),
    /** With the password just entered. */
    async askEmail(token: string, email: string, password?: string) {
      const { proof } = (await confirm(token, password)).body;
      return post<EmailChangeRequest>("ask-email-change", { token, proof, email, client: newClient() });
    },
    changeEmail: (token: string, body: { email: string; change: string; code: string }) =>
      post<{ email: string }>("change-email", { token, ...body, client: newClient() }),
    askConfirmation: (token: string) =>
      post<{ expiresAt: string | null }>("ask-email-confirmation", { token }),
    confirmEmail: (token: string, code: string) =>
      post<{ confirmed: true }>("confirm-email", { token, code, client: newClient() }),
    sessionEnd: (token: string) =>
      post<{ secondsLeft: number; extendable: boolean }>("session-end", { token }),
    sessions: (token: string) => post<{ sessions: SeenSession[] }>("sessions", { token }),
    /** With the password just entered. */
    async endSession(token: string, id?: string) {
      const { proof } = (await confirm(token)).body;
      return post<{ ended: number }>("end-session", { token, proof, id });
    },
    endUnconfirmed: (token: string, body: { id?: string; proof?: string } = {}) =>
      post<{ ended: number }>("end-session", { token, ...body }),
  };
}
