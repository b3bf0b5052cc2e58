import type { ApiServer } from "../../harness/api-server.ts";
import { until } from "../../harness/until.ts";
import { codeOf } from "../auth/authenticator.ts";
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
  /** of an authenticator app */
  secret?: string;
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

  // a code is accepted once, while a proof is valid for minutes
  const proofs = new Map<Caller | null, string>();

  async function confirm(who: Caller | null, password: string): Promise<string> {
    const known = proofs.get(who);
    if (known !== undefined) return known;
    // the present code may have been used
    const code = who?.secret && (await codeOf(who.secret, 1));
    const answer = await send("POST", "/auth/confirm-password", who, { body: { password, code } });
    const { proof } = (answer as { data: { proof: string } }).data;
    if (code) proofs.set(who, proof);
    return proof;
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
    /** Switches sign-in codes on for somebody whose calls may need them. */
    async switchOnCodes(who: Caller): Promise<Caller> {
      const { password } = who;
      const { secret } = await call<{ secret: string }>("POST", "/auth/second-factor", who, { password });
      const code = await codeOf(secret);
      await call("POST", "/auth/second-factor/switch-on", who, { body: { code } });
      return { ...who, secret };
    },
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
