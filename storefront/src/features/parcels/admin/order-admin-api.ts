import { parcelTabs } from "@bezak/contract/parcel-status.ts";
import { noCounts } from "../../../lib/counted.ts";
import type { AdministeredReturn, AdministeredReturnStep } from "@bezak/contract/administered-return.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportParcels } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/order-admin.ts";
import type {
  AdministeredParcel,
  AdministeredParcelDetails,
  AdministeredStep,
  DeliveryChange,
  LineCancellation,
  OrderNote,
} from "@bezak/contract/order-admin.ts";
import type { OpenedReturn } from "@bezak/contract/return-admin.ts";
import { openReturn as openReturnRoute } from "@bezak/contract/routes/return-admin.ts";
import { orderTimeline, resendOrderMail } from "@bezak/contract/routes/order-timeline.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { isUnknownFilter } from "../../../lib/api-error.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import type { OrdersChoice } from "./orders-address.ts";

export type OrdersPage = AnswerOf<typeof routes.administeredParcels>;

/** Prefix of all query keys about parcels in the administrators' panel. */
export const administeredOrdersKey = ["administered-orders"] as const;

const rowsPerPage = 20;

/** For an old address with a city that is no longer served: an empty list, so that the choice can be removed. */
function toEmptyPage(error: unknown): OrdersPage {
  if (!isUnknownFilter(error, "city")) throw error;
  const pagination = { page: 1, limit: rowsPerPage, total: 0, pages: 0 };
  return { success: true, data: [], pagination, counts: noCounts(parcelTabs) };
}

export function administeredOrdersQuery(api: ApiClient, { q, ...filters }: OrdersChoice) {
  const query = { ...filters, ...(q && { q }), limit: rowsPerPage };
  return queryOptions({
    queryKey: [...administeredOrdersKey, "list", query],
    queryFn: ({ signal }) => api.call(routes.administeredParcels, { query, signal }).catch(toEmptyPage),
    placeholderData: keepPreviousData,
  });
}

export function saveOrders(
  api: ApiClient,
  { q, page: _, ...filters }: OrdersChoice,
  format: TableFormat,
): Promise<void> {
  return downloadFile(api, exportParcels, { query: { ...filters, ...(q && { q }), format } });
}

/** One parcel with its order, by id or number. */
export function administeredOrderQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...administeredOrdersKey, "one", id],
    queryFn: async ({ signal }): Promise<AdministeredParcelDetails> =>
      (await api.call(routes.administeredParcel, { params: { id }, signal })).data,
    enabled: id !== "",
    refetchOnWindowFocus: "always",
  });
}

/** What happened to the order of a parcel, newest first. */
export function orderHistoryQuery(api: ApiClient, id: string) {
  return infiniteQueryOptions({
    queryKey: [...administeredOrdersKey, "history", id],
    queryFn: ({ signal, pageParam: page }) =>
      api.call(orderTimeline, { params: { id }, query: { page, limit: 20 }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
  });
}

/** Sends the mail of a notification again; a repeat with the same key sends none. */
export const resendMail = (
  api: ApiClient,
  { id, notificationId, key }: { id: string; notificationId: string; key: string },
): Promise<AnswerOf<typeof resendOrderMail>> =>
  api.call(resendOrderMail, {
    params: { id },
    body: { notificationId },
    headers: { "idempotency-key": key },
  });

/** Sets the next status, or cancels, in the version that is shown. */
export async function setStatus(
  api: ApiClient,
  { id, version }: AdministeredParcel,
  step: Omit<AdministeredStep, "version">,
): Promise<AdministeredParcel> {
  const body = { ...step, version };
  // a cancellation refunds
  const confirmed = step.status === "cancelled";
  return (await api.call(routes.setParcelStatus, { params: { id }, body, confirmed })).data;
}

/** Cancels one line, in the version that is shown. */
export async function cancelLine(
  api: ApiClient,
  { id, version }: AdministeredParcel,
  cancellation: Omit<LineCancellation, "version">,
): Promise<AdministeredParcel> {
  const body = { ...cancellation, version };
  return (await api.call(routes.cancelParcelLine, { params: { id }, body, confirmed: true })).data;
}

/** Changes the address of the order, in the version of the parcel that is shown. */
export async function changeDelivery(
  api: ApiClient,
  { id, version }: AdministeredParcel,
  change: Omit<DeliveryChange, "version">,
): Promise<AdministeredParcel> {
  const body = { ...change, version };
  return (await api.call(routes.changeDelivery, { params: { id }, body })).data;
}

/** Decides about a return, in the version that is shown; the message says what was done. */
export const setReturnStatus = (
  api: ApiClient,
  { id, version }: AdministeredReturn,
  step: Omit<AdministeredReturnStep, "version">,
): Promise<AnswerOf<typeof routes.setReturnStatus>> =>
  // only a refund needs the password
  api.call(routes.setReturnStatus, {
    params: { id },
    body: { ...step, version },
    confirmed: step.status === "refunded",
  });

/** Opens a return of a parcel for its buyer, in the version that is shown; a repeat with the same key opens none. */
export const openReturn = (
  api: ApiClient,
  { id, version }: AdministeredParcel,
  { key, ...body }: Omit<OpenedReturn, "version"> & { key: string },
): Promise<AnswerOf<typeof openReturnRoute>> =>
  api.call(openReturnRoute, {
    params: { id },
    body: { ...body, version },
    headers: { "idempotency-key": key },
  });

/** Adds a note about the order; a repeat with the same key adds none. */
export async function addNote(
  api: ApiClient,
  { id }: AdministeredParcel,
  { text, key }: { text: string; key: string },
): Promise<OrderNote> {
  const headers = { "idempotency-key": key };
  return (await api.call(routes.addOrderNote, { params: { id }, body: { text }, headers })).data;
}

/** Shows a note that was added. */
export function storeNote(cache: QueryClient, { id, number }: AdministeredParcel, note: OrderNote): void {
  for (const key of [id, number]) {
    cache.setQueryData<AdministeredParcelDetails>(
      [...administeredOrdersKey, "one", key],
      (shown) => shown && { ...shown, notes: [note, ...shown.notes.filter((one) => one.id !== note.id)] },
    );
  }
}

/** Shows the parcel as it is now; its order and everything else that a step changes are read again. */
export function storeParcel(cache: QueryClient, parcel: AdministeredParcel): void {
  for (const id of [parcel.id, parcel.number]) {
    cache.setQueryData<AdministeredParcelDetails>(
      [...administeredOrdersKey, "one", id],
      (shown) => shown && { ...shown, ...parcel },
    );
  }
  reloadOrders(cache);
}

/** Shows the return as it is now; everything else that a decision changes is read again. */
export function storeReturn(cache: QueryClient, item: AdministeredReturn): void {
  cache.setQueriesData<AdministeredParcelDetails>(
    { queryKey: [...administeredOrdersKey, "one"] },
    (shown) => shown && { ...shown, returns: shown.returns.map((one) => (one.id === item.id ? item : one)) },
  );
  reloadOrders(cache);
}

export function reloadOrders(cache: QueryClient): void {
  for (const queryKey of [administeredOrdersKey, ["admin-refunds"], ["admin-stats"]])
    void cache.invalidateQueries({ queryKey });
}
