import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportReturns } from "@bezak/contract/routes/list-exports.ts";
import { administeredReturns } from "@bezak/contract/routes/order-admin.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import { administeredOrdersKey } from "./order-admin-api.ts";
import type { ReturnsChoice } from "./returns-address.ts";

export type ReturnsPage = AnswerOf<typeof administeredReturns>;

/** A page of the returns of all shops, with their numbers by status; what changes the parcels changes it too. */
export function administeredReturnsQuery(api: ApiClient, { q, ...filters }: ReturnsChoice) {
  const query = { ...filters, ...(q && { q }), limit: 20 };
  return queryOptions({
    queryKey: [...administeredOrdersKey, "returns", query],
    queryFn: ({ signal }) => api.call(administeredReturns, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function saveReturns(
  api: ApiClient,
  { q, page: _, ...filters }: ReturnsChoice,
  format: TableFormat,
): Promise<void> {
  return downloadFile(api, exportReturns, { query: { ...filters, ...(q && { q }), format } });
}
