import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { Approval, NewApproval } from "@bezak/contract/approvals.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import type { Shop } from "../../harness/shop.ts";
import { peopleCalls } from "../users/people.ts";

export interface Administrator {
  id: string;
  email: string;
  /** with the password just entered */
  token: string;
  /** without it */
  unconfirmed: string;
}

export type Answer = Partial<{
  approval: Approval;
  approvals: Approval[];
  count: number;
  over: number | null;
  next: string | null;
  code: string;
  details: {
    sum?: number;
    over?: number;
    requested?: { version: string; sum: number };
    current?: { version: string; sum: number } | null;
  };
}>;

let made = 0;

/** Administrators of every rank and their calls about approvals. */
export function approvalCalls(shop: Shop) {
  const { auth } = peopleCalls(shop);
  const call = (
    method: string,
    path: string,
    token: string,
    body?: object,
    at: CommerceProcess = shop.commerce,
  ) => at.call<Answer>(method, path, { token, body });
  return {
    call,
    async administrator(rank: AdminRank = "owner"): Promise<Administrator> {
      const account = { email: `approver${(made += 1)}@example.uz`, password: "boss-password", rank };
      const id = await shop.commerce.run<string>("../../http/auth/inside/open-administrator.ts", account);
      const { body } = await auth.login(account.email, account.password);
      const [confirmed, plain] = [
        await auth.exchangeConfirmed(body.token, account.password),
        await auth.exchange(body.token),
      ];
      return {
        id,
        email: account.email,
        token: confirmed.body.adminToken ?? "",
        unconfirmed: plain.body.adminToken ?? "",
      };
    },
    /** Sets the sum above which acts need a second administrator; null: none do. */
    async limit(over: number | null): Promise<void> {
      await shop.db.query(
        `insert into shop_setting (id, value) values ('approvalOver', $1)
         on conflict (id) do update set value = excluded.value`,
        [{ value: over }],
      );
    },
    request: (token: string, body: NewApproval) => call("POST", "/admin/approvals", token, body),
    approve: (token: string, id: string, at?: CommerceProcess) =>
      call("POST", `/admin/approvals/${id}/approve`, token, undefined, at),
    refuse: (token: string, id: string, reason = "Сначала спросите магазин") =>
      call("POST", `/admin/approvals/${id}/refuse`, token, { reason }),
    withdraw: (token: string, id: string) => call("POST", `/admin/approvals/${id}/withdraw`, token),
    list: (token: string, query = "") => call("GET", `/admin/approvals${query}`, token),
  };
}

export type ApprovalCalls = ReturnType<typeof approvalCalls>;

export const answerOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
