import { shopSorts, type ShopSort } from "@bezak/contract/administered-sorts.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportShops } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/seller-admin.ts";
import type { CashCollector } from "@bezak/contract/payout-status.ts";
import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { findDay } from "../../lib/find-day.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";
import { writeQuery } from "../../lib/write-query.ts";

export type ShopsPage = AnswerOf<typeof routes.administeredShops>;

export interface ShopsChoice {
  q: string;
  status: AdministeredShop["status"] | null;
  /** days of the opening in Tashkent, both included */
  from?: string;
  to?: string;
  sort: ShopSort;
  page: number;
}

/** Prefix of all query keys about shops in the administrator's panel. */
export const administeredShopsKey = ["administered-shops"] as const;

const pageLength = 20;

/** Reads the choice from an address; invalid values are ignored. */
export function parseChoice(search: URLSearchParams): ShopsChoice {
  const status = search.get("status");
  const [from, to] = [findDay(search.get("from")), findDay(search.get("to"))];
  return {
    ...(from && { from }),
    ...(to && { to }),
    q: queryText(search),
    status: status === "active" || status === "suspended" ? status : null,
    sort: shopSorts.find((one) => one === search.get("sort")) ?? "newest",
    page: pageNumber(search),
  };
}

export const choiceQuery = ({ q, status, from, to, sort, page }: ShopsChoice): string =>
  writeQuery({ q, status, from, to, sort, page }, { sort: "newest" });

const toQuery = ({ q, status, from, to, sort }: ShopsChoice) => ({
  q: q || undefined,
  status: status ?? undefined,
  from,
  to,
  sort,
});

export function administeredShopsQuery(api: ApiClient, choice: ShopsChoice) {
  const query = { ...toQuery(choice), page: choice.page, limit: pageLength };
  return queryOptions({
    queryKey: [...administeredShopsKey, query],
    queryFn: ({ signal }) => api.call(routes.administeredShops, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One shop, refreshed with the list. */
export function administeredShopQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...administeredShopsKey, "one", id],
    queryFn: async ({ signal }) => (await api.call(routes.administeredShop, { params: { id }, signal })).data,
    enabled: id !== "",
  });
}

export const saveShops = (api: ApiClient, choice: ShopsChoice, format: TableFormat): Promise<void> =>
  downloadFile(api, exportShops, { query: { ...toQuery(choice), format } });

/** Each acts on the shop in the version that was shown. */
export async function suspendShop(
  api: ApiClient,
  { id, version }: AdministeredShop,
  reason: string,
): Promise<AdministeredShop> {
  return (await api.call(routes.suspendShop, { params: { id }, body: { reason, version } })).data;
}

export async function resumeShop(
  api: ApiClient,
  { id, version }: AdministeredShop,
): Promise<AdministeredShop> {
  return (await api.call(routes.resumeShop, { params: { id }, body: { version } })).data;
}

/** Does not change parcels that are ordered already. */
export async function setCashCollector(
  api: ApiClient,
  { id, version }: AdministeredShop,
  collector: CashCollector,
): Promise<AdministeredShop> {
  const call = { body: { collector, version }, confirmed: true } as const;
  return (await api.call(routes.setCashCollector, { params: { id }, ...call })).data;
}
