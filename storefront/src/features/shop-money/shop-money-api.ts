import type { NewPayoutHold, PayoutHold, ShopMoney } from "@bezak/contract/shop-money.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportShopEntries } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/shop-money.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import type { MoneyChoice } from "./shop-money-address.ts";

/** Prefix of all query keys about the money of a shop. */
export const shopMoneyKey = ["shop-money"] as const;

const rows = 20;
export function shopMoneyQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...shopMoneyKey, id, "balance"],
    queryFn: async ({ signal }): Promise<ShopMoney> =>
      (await api.call(routes.shopMoney, { params: { id }, signal })).data,
    enabled: id !== "",
    refetchOnWindowFocus: true,
  });
}

/** Filters and order of entries; defaults are left out. */
const toQuery = ({ type, month, q, sort }: MoneyChoice) => ({
  type: type ?? undefined,
  month: month ?? undefined,
  q: q || undefined,
  sort: sort === "newest" ? undefined : sort,
});

export function shopEntriesQuery(api: ApiClient, id: string, choice: MoneyChoice) {
  return queryOptions({
    queryKey: [...shopMoneyKey, id, "entries", choice],
    queryFn: ({ signal }): Promise<AnswerOf<typeof routes.shopEntries>> =>
      api.call(routes.shopEntries, {
        params: { id },
        query: { ...toQuery(choice), page: choice.page, limit: rows },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the entries that the filters find, in their order, as a file. */
export const saveShopEntries = (
  api: ApiClient,
  id: string,
  { format, ...choice }: MoneyChoice & { format: TableFormat },
): Promise<void> =>
  downloadFile(api, exportShopEntries, { params: { id }, query: { ...toQuery(choice), format } });

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
