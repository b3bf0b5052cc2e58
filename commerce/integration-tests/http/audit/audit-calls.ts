import type { AuditEntry } from "@bezak/contract/audit.ts";
import type { Client } from "pg";
import type { Query } from "../../../src/modules/admin-audit/verify-chain.ts";
import type { Shop } from "../../harness/shop.ts";
import { shopCalls } from "../shops/shop-calls.ts";

let made = 0;

/** An administrator of a shop, whose acts are in the audit log, and what the log says of them. */
export async function auditCalls(shop: Shop) {
  const calls = shopCalls(shop);
  const { auth } = calls.people;
  const account = { email: `auditor${(made += 1)}@example.uz`, password: "boss-password" };
  const adminId = await shop.commerce.run<string>("../../http/auth/inside/open-administrator.ts", account);
  const session = (await auth.login(account.email, account.password)).body.token;
  const exchanged = await auth.exchangeConfirmed(session, account.password);
  const token = exchanged.body.adminToken ?? "";
  const call = <T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => shop.commerce.call<T & { code?: string }>(method, path, { token, body, headers });
  return {
    calls,
    adminId,
    session,
    token,
    call,
    /** Entries of this administrator, newest first. */
    async entries(query: Record<string, string> = {}): Promise<AuditEntry[]> {
      const search = new URLSearchParams({ actor: adminId, limit: "100", ...query });
      const { body } = await call<{ entries: AuditEntry[] }>("GET", `/admin/audit?${search}`);
      return body.entries;
    },
    /** Creates a section of the home page; returns its id. */
    async section(): Promise<string> {
      const body = { type: "text", title: { ru: "Безак" }, source: { text: { ru: "Безак" } }, active: false };
      const answer = await call<{ section?: { id: string } }>("POST", "/admin/sections", body);
      if (answer.status !== 201) throw new Error(`No section: ${JSON.stringify(answer)}`);
      return answer.body.section?.id ?? "";
    },
  };
}

export const queryOf =
  (client: Pick<Client, "query">): Query =>
  async <Row>(statement: string, values: readonly unknown[] = []) =>
    (await client.query(statement, [...values])).rows as Row[];
