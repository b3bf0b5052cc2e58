import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { AdministeredUser, UserChange, UserSession } from "@bezak/contract/user-admin.ts";
import type { Shop } from "../../harness/shop.ts";
import { peopleCalls } from "./people.ts";

interface Refused {
  code: string;
  details?: { current?: AdministeredUser; sent?: string };
}

export interface Boss {
  id: string;
  email: string;
  session: string;
  /** has not just entered the password */
  token: string;
  /** has */
  confirmed: string;
}

const password = "boss-password";
let made = 0;

/** Administrators, and their calls about users. */
export function userAdminCalls(shop: Shop) {
  const { auth } = peopleCalls(shop);
  const call = <T>(
    method: string,
    path: string,
    token: string | undefined,
    body?: unknown,
    version?: string,
  ) =>
    shop.commerce.call<T & Refused>(method, `/admin/users${path}`, {
      token,
      body,
      headers: version === undefined ? {} : { "if-match": version },
    });
  return {
    password,
    async administrator(rank: AdminRank = "owner"): Promise<Boss> {
      const email = `users-boss${(made += 1)}@example.uz`;
      const id = await shop.commerce.run<string>("../../http/auth/inside/open-administrator.ts", {
        email,
        password,
        rank,
      });
      const session = (await auth.login(email, password)).body.token;
      const token = (await auth.exchange(session)).body.adminToken ?? "";
      const confirmed = (await auth.exchangeConfirmed(session, password)).body.adminToken ?? "";
      return { id, email, session, token, confirmed };
    },
    list: (token: string | undefined, query = "") =>
      call<{ users: AdministeredUser[]; count: number }>("GET", query, token),
    read: (token: string | undefined, id: string) =>
      call<{ user: AdministeredUser }>("GET", `/${encodeURIComponent(id)}`, token),
    sessions: (token: string | undefined, id: string) =>
      call<{ sessions: UserSession[] }>("GET", `/${encodeURIComponent(id)}/sessions`, token),
    change: (token: string | undefined, id: string, body: UserChange | object) =>
      call<{ user: AdministeredUser }>("POST", `/${id}`, token, body),
    remove: (token: string | undefined, id: string, version?: string) =>
      call<object>("DELETE", `/${id}`, token, undefined, version),
  };
}
