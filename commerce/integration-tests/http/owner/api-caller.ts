import type { ApiServer } from "../../harness/api-server.ts";
import { until } from "../../harness/until.ts";
import type { MailServer } from "../mail/mail-server.ts";

interface Sent {
  body?: unknown;
  form?: FormData;
  /** the password, for a call that needs its proof */
  password?: string;
}

/** Somebody with an account, or a guest without a token, who calls `/api/v1`. */
export interface Caller {
  email: string;
  password: string;
  token?: string;
}

/** Calls of `/api/v1` as clients make them; each fails unless it succeeds. */
export function apiCaller({ base }: ApiServer, mails: MailServer) {
  async function send(method: string, path: string, who: Caller | null, sent: Sent = {}) {
    const headers: Record<string, string> = { "accept-language": "en" };
    if (who?.token) headers.authorization = `Bearer ${who.token}`;
    if (sent.body !== undefined) headers["content-type"] = "application/json";
    if (sent.password !== undefined) headers["x-confirmation"] = await confirm(who, sent.password);
    const body = sent.form ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
    const response = await fetch(base + path, { method, headers, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return response.headers.get("content-type")?.includes("json") ? (JSON.parse(text) as unknown) : text;
  }

  async function confirm(who: Caller | null, password: string): Promise<string> {
    const answer = await send("POST", "/auth/confirm-password", who, { body: { password } });
    return (answer as { data: { proof: string } }).data.proof;
  }

  /** The `data` of an answer. */
  async function call<T>(method: string, path: string, who: Caller | null, sent?: Sent): Promise<T> {
    return ((await send(method, path, who, sent)) as { data: T }).data;
  }

  async function signIn({ email, password }: Caller): Promise<Caller> {
    const answer = await send("POST", "/auth/login", null, { body: { email, password } });
    return { email, password, token: (answer as { token: string }).token };
  }

  return {
    send,
    call,
    signIn,
    /** Registers somebody, who confirms the address by the mailed code. */
    async join(email: string, name: string): Promise<Caller> {
      const password = "a-long-password-of-mine";
      const body = { name, email, password, phone: "+998901234567", language: "en" };
      await send("POST", "/auth/register", null, { body });
      const person = await signIn({ email, password });
      await send("POST", "/auth/ask-email-confirmation", person);
      const code = await until(`a code for ${email}`, () => {
        const mail = mails.taken.findLast((text) => text.includes(`To: ${email}`) && CODE.test(text));
        return CODE.exec(mail ?? "")?.[1] ?? null;
      });
      await send("POST", "/auth/confirm-email", person, { body: { code } });
      return person;
    },
  };
}

const CODE = /^Subject: (\d{6}) is your Bezak/m;

export type ApiCaller = ReturnType<typeof apiCaller>;
