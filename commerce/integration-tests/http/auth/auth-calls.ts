import type { Exchange } from "../../../src/workflows/auth/exchange-session.ts";
import type { SignedIn } from "../../../src/workflows/auth/log-in.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";

export type Refused = { code: string };

/** The calls of the session room, as the front door makes them. */
export function authCalls(commerce: CommerceProcess) {
  const post = <T>(path: string, body: unknown) =>
    commerce.call<T & Refused>("POST", `/internal/auth/${path}`, { body });
  return {
    register: (body: object) =>
      post<SignedIn>("register", { name: "Ali Vali", password: "long-enough", ...body }),
    login: (email: string, password = "long-enough") => post<SignedIn>("login", { email, password }),
    logout: (token: string) => post<object>("logout", { token }),
    exchange: (token: string) => post<Exchange>("session", { token }),
  };
}
