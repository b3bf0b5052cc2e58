import type { Finance, FinanceEntry, Payout, Statement } from "@bezak/contract/finance.ts";
import { asMember, type Buyer } from "../buyer.ts";
import type { Commerce } from "../medusa.ts";

type Query = Record<string, unknown>;

const own = "/vendor/finance";

/** Longer than other calls wait: a file is written while it is sent. */
const FILE_MS = 30_000;

/** Money of the caller's shop; the shapes are commerce's, which names things as the contract does. */
export function financeGateway(commerce: Commerce) {
  return {
    finance: async (member: Buyer) =>
      (await commerce.get<{ finance: Finance }>(own, asMember(member))).finance,

    entries: (query: Query, member: Buyer) =>
      commerce.get<{ entries: FinanceEntry[]; count: number }>(`${own}/entries`, {
        query,
        ...asMember(member),
      }),

    ownPayouts: (query: Query, member: Buyer) =>
      commerce.get<{ payouts: Payout[]; count: number }>(`${own}/payouts`, { query, ...asMember(member) }),

    statements: async (member: Buyer) =>
      (await commerce.get<{ statements: Statement[] }>(`${own}/statements`, asMember(member))).statements,

    statementFile: (month: string, query: Query, member: Buyer) =>
      commerce.file("GET", `${own}/statements/${month}`, {
        ...{ query, timeoutMs: FILE_MS },
        ...asMember(member),
      }),
  };
}
