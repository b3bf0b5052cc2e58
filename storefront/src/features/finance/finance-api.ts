import * as routes from "@bezak/contract/routes/finance.ts";
import type { Finance, Statement } from "@bezak/contract/finance.ts";
import type { LedgerEntryType } from "@bezak/contract/payout-status.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";

export interface EntryChoice {
  type: LedgerEntryType | null;
  /** `2026-11` */
  month: string | null;
  /** id of a payout, for the entries that it paid out */
  payout: string | null;
  page: number;
}

export type EntryPage = AnswerOf<typeof routes.financeEntries>;
export type PayoutPage = AnswerOf<typeof routes.ownPayouts>;

const rows = 20;

/** Balance and entries are shown together, so both are refreshed together. */
const live = { refetchOnWindowFocus: true } as const;

/** Prefix of all query keys about the shop's finances. */
export const financeKey = ["finance"] as const;

export function financeQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...financeKey, "balance"],
    queryFn: async ({ signal }): Promise<Finance> => (await api.call(routes.finance, { signal })).data,
    ...live,
  });
}

export function entriesQuery(api: ApiClient, { type, month, payout, page }: EntryChoice) {
  return queryOptions({
    queryKey: [...financeKey, "entries", { type, month, payout, page }],
    queryFn: ({ signal }): Promise<EntryPage> =>
      api.call(routes.financeEntries, {
        query: {
          page,
          limit: rows,
          type: type ?? undefined,
          month: month ?? undefined,
          payout: payout ?? undefined,
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
      api.call(routes.ownPayouts, { query: { page, limit: rows }, signal }),
    placeholderData: keepPreviousData,
    ...live,
  });
}

export function statementsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...financeKey, "statements"],
    queryFn: async ({ signal }): Promise<Statement[]> => (await api.call(routes.statements, { signal })).data,
    ...live,
  });
}

export function downloadStatement(api: ApiClient, month: string, format: "pdf" | "csv"): Promise<void> {
  return downloadFile(api, routes.statementFile, { params: { month }, query: { format } });
}
