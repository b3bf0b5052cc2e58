import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportPayments } from "@bezak/contract/routes/list-exports.ts";
import { administeredPayments } from "@bezak/contract/routes/payment-admin.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../../lib/api-client.ts";
import { downloadFile } from "../../../lib/download-file.ts";
import type { PaymentsChoice } from "./payments-address.ts";

export type PaymentsPage = AnswerOf<typeof administeredPayments>;

/** A page of all payments, with their numbers by state. */
export function administeredPaymentsQuery(api: ApiClient, { q, ...filters }: PaymentsChoice) {
  const query = { ...filters, ...(q && { q }), limit: 20 };
  return queryOptions({
    queryKey: ["admin-payments", query],
    queryFn: ({ signal }) => api.call(administeredPayments, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function savePayments(
  api: ApiClient,
  { q, page: _, ...filters }: PaymentsChoice,
  format: TableFormat,
): Promise<void> {
  return downloadFile(api, exportPayments, { query: { ...filters, ...(q && { q }), format } });
}
