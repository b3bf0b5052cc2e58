import type { NewPayoutHold, PayoutHold, ShopMoney } from "@bezak/contract/shop-money.ts";
import {
  ledgerEntryTypes,
  payoutStatuses,
  type LedgerEntryType,
  type PayoutStatus,
} from "@bezak/contract/payout-status.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportShopEntries } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/shop-money.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { pageNumber } from "../../lib/page-number.ts";

export const moneyParts = ["entries", "payouts", "holds"] as const;

export type MoneyPart = (typeof moneyParts)[number];

export interface MoneyChoice {
  part: MoneyPart;
  /** of entries */
  type: LedgerEntryType | null;
  /** of entries, `2026-11` */
  month: string | null;
  /** of payouts */
  status: PayoutStatus | null;
  page: number;
}

/** Prefix of all query keys about the money of a shop. */
export const shopMoneyKey = ["shop-money"] as const;

const rows = 20;
const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

export function parseMoneyChoice(search: URLSearchParams): MoneyChoice {
  const month = search.get("month");
  return {
    part: moneyParts.find((part) => part === search.get("part")) ?? "entries",
    type: ledgerEntryTypes.find((type) => type === search.get("type")) ?? null,
    month: month !== null && monthPattern.test(month) ? month : null,
    status: payoutStatuses.find((status) => status === search.get("status")) ?? null,
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export function moneySearch({ part, type, month, status, page }: MoneyChoice): string {
  const query = new URLSearchParams();
  if (part !== "entries") query.set("part", part);
  if (type) query.set("type", type);
  if (month) query.set("month", month);
  if (status) query.set("status", status);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

/** A part without any filter. */
export const wholePart = (part: MoneyPart): MoneyChoice => ({
  part,
  type: null,
  month: null,
  status: null,
  page: 1,
});

export function shopMoneyQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...shopMoneyKey, id, "balance"],
    queryFn: async ({ signal }): Promise<ShopMoney> =>
      (await api.call(routes.shopMoney, { params: { id }, signal })).data,
    enabled: id !== "",
    refetchOnWindowFocus: true,
  });
}

export function shopEntriesQuery(api: ApiClient, id: string, { type, month, page }: MoneyChoice) {
  return queryOptions({
    queryKey: [...shopMoneyKey, id, "entries", { type, month, page }],
    queryFn: ({ signal }): Promise<AnswerOf<typeof routes.shopEntries>> =>
      api.call(routes.shopEntries, {
        params: { id },
        query: { page, limit: rows, type: type ?? undefined, month: month ?? undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the entries that the filters find, as a file. */
export const saveShopEntries = (
  api: ApiClient,
  id: string,
  { type, month, format }: Pick<MoneyChoice, "type" | "month"> & { format: TableFormat },
): Promise<void> =>
  downloadFile(api, exportShopEntries, {
    params: { id },
    query: { type: type ?? undefined, month: month ?? undefined, format },
  });

/** The same `key` makes a repeat harmless. */
export async function holdPayouts(
  api: ApiClient,
  { id, key, ...body }: NewPayoutHold & { id: string; key: string },
): Promise<PayoutHold> {
  const headers = { "idempotency-key": key };
  return (await api.call(routes.holdPayouts, { params: { id }, body, headers, confirmed: true })).data;
}

/** Releases a hold in the version that is shown. */
export async function releaseHold(api: ApiClient, { id, version }: PayoutHold): Promise<PayoutHold> {
  return (await api.call(routes.releaseHold, { params: { id }, body: { version }, confirmed: true })).data;
}
