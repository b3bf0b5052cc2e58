import * as routes from "@bezak/contract/routes/parcels.ts";
import type { ReturnStatus } from "@bezak/contract/return-status.ts";
import type { ParcelStep, ReturnStep } from "@bezak/contract/parcels.ts";
import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import type { ParcelChoice } from "./parcel-choice.ts";

export type ParcelPage = AnswerOf<typeof routes.parcels>;
export type ReturnPage = AnswerOf<typeof routes.sellerReturns>;

const parcelsKey = ["panel", "orders"];
const returnsKey = ["panel", "returns"];

/** Query keys that a step changes: lists, counts in the navigation, dashboard, balance and stock. */
const changed = [
  parcelsKey,
  returnsKey,
  ["own-shop"],
  ["seller-dashboard"],
  ["finance"],
  ["seller-products"],
];

function renew(queryClient: QueryClient): void {
  for (const queryKey of changed) void queryClient.invalidateQueries({ queryKey });
}

/** Milliseconds between refreshes of an open list. */
const live = { refetchInterval: 30_000, refetchOnWindowFocus: "always" } as const;

/** A page of the shop's parcels with counts by tab. */
export function parcelsQuery(api: ApiClient, { tab, q, from, to, sort, page }: ParcelChoice) {
  const query = { status: tab, q: q || undefined, from, to, sort, page, limit: 20 };
  return queryOptions({
    queryKey: [...parcelsKey, "list", query],
    queryFn: ({ signal }) => api.call(routes.parcels, { query, signal }),
    placeholderData: keepPreviousData,
    ...live,
  });
}

export function parcelQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...parcelsKey, "one", id],
    queryFn: async ({ signal }) => (await api.call(routes.parcel, { params: { id }, signal })).data,
    enabled: id !== "",
    ...live,
  });
}

/** Moves a parcel to another status or cancels it; the answer replaces it in the cache. */
export function moveParcelMutation(api: ApiClient, queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: (body: ParcelStep) => api.call(routes.moveParcel, { params: { id }, body }),
    onSuccess({ data }) {
      for (const key of [data.id, data.number]) {
        queryClient.setQueryData(parcelQuery(api, key).queryKey, data);
      }
    },
    // the parcel may also have been changed elsewhere
    onSettled: () => renew(queryClient),
  });
}

export const printPackingList = (api: ApiClient, id: string): Promise<void> =>
  downloadFile(api, routes.packingList, { params: { id } });

/** Labels of accepted parcels, one page each, in the given order. */
export const printLabels = (api: ApiClient, ids: readonly string[]): Promise<void> =>
  downloadFile(api, routes.parcelLabels, { query: { id: ids } });

export interface ReturnChoice {
  status?: ReturnStatus;
  /** from 1 */
  page: number;
}

/** A page of the shop's returns; those that wait for a decision come first. */
export function shopReturnsQuery(api: ApiClient, choice: ReturnChoice) {
  return queryOptions({
    queryKey: [...returnsKey, "list", choice],
    queryFn: ({ signal }) =>
      api.call(routes.sellerReturns, {
        query: { ...choice, limit: 20 },
        signal,
      }),
    placeholderData: keepPreviousData,
    ...live,
  });
}

export function shopReturnQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...returnsKey, "one", id],
    queryFn: async ({ signal }) => (await api.call(routes.sellerReturn, { params: { id }, signal })).data,
    enabled: id !== "",
    ...live,
  });
}

export function moveReturnMutation(api: ApiClient, queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: (body: Omit<ReturnStep, "restock"> & { restock?: boolean }) =>
      api.call(routes.moveSellerReturn, { params: { id }, body }),
    onSuccess: ({ data }) => queryClient.setQueryData(shopReturnQuery(api, id).queryKey, data),
    onSettled: () => renew(queryClient),
  });
}
