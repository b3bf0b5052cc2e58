import type { Finance, financeRoutes, Statement } from "@bezak/contract/finance.ts";
import type { LedgerEntryType } from "@bezak/contract/payout-status.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";

type Routes = typeof financeRoutes;

/** Which entries are looked at. */
export interface EntryChoice {
  type: LedgerEntryType | null;
  /** `2026-11` */
  month: string | null;
  /** id of a payout: those that it paid out */
  payout: string | null;
  page: number;
}

export type EntryPage = AnswerOf<Routes["financeEntries"]>;
export type PayoutPage = AnswerOf<Routes["ownPayouts"]>;

const path = "/sellers/me/finance";
const rows = 20;

/** Balance and entries are looked at together, so they are asked for anew together. */
const live = { refetchOnWindowFocus: true } as const;

/** Everything kept of the shop's money begins with this. */
export const financeKey = ["finance"] as const;

export function financeQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...financeKey, "balance"],
    queryFn: async ({ signal }): Promise<Finance> =>
      (await api.call<Routes["finance"]>("GET", path, { signal })).data,
    ...live,
  });
}

export function entriesQuery(api: ApiClient, { type, month, payout, page }: EntryChoice) {
  return queryOptions({
    queryKey: [...financeKey, "entries", { type, month, payout, page }],
    queryFn: ({ signal }): Promise<EntryPage> =>
      api.call<Routes["financeEntries"]>("GET", `${path}/entries`, {
        query: {
          ...{ page, limit: rows, type: type ?? undefined },
          ...{ month: month ?? undefined, payout: payout ?? undefined },
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...live,
  });
}

export function payoutsQuery(api: ApiClient, page: number) {
  return queryOptions({
    queryKey: [...financeKey, "payouts", page],
    queryFn: ({ signal }): Promise<PayoutPage> =>
      api.call<Routes["ownPayouts"]>("GET", `${path}/payouts`, { query: { page, limit: rows }, signal }),
    placeholderData: keepPreviousData,
    ...live,
  });
}

export function statementsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...financeKey, "statements"],
    queryFn: async ({ signal }): Promise<Statement[]> =>
      (await api.call<Routes["statements"]>("GET", `${path}/statements`, { signal })).data,
    ...live,
  });
}

export function downloadStatement(api: ApiClient, month: string, format: "pdf" | "csv"): Promise<void> {
  return downloadFile(api, `${path}/statements/${month}`, { query: { format } });
}
