import type { Sum } from "@bezak/contract/money.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportCashReceipts } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/cash-receipts.ts";
import type { ParcelReceipt } from "@bezak/contract/cash-receipts.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { pageNumber } from "../../lib/page-number.ts";

export interface CashChoice {
  status: "outstanding" | "received";
  page: number;
}

export interface CashReceipt {
  parcelId: string;
  amount: Sum;
  reference: string;
}

const pageLength = 20;

/** Prefix of all query keys about cash receipts. */
export const cashReceiptsKey = ["cash-receipts"] as const;

export function parseCashChoice(search: URLSearchParams): CashChoice {
  const status = search.get("status") === "received" ? "received" : "outstanding";
  return { status, page: pageNumber(search) };
}

export function cashSearch({ status, page }: CashChoice): string {
  const query = new URLSearchParams();
  if (status === "received") query.set("status", status);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

export function cashReceiptsQuery(api: ApiClient, { status, page }: CashChoice) {
  return queryOptions({
    queryKey: [...cashReceiptsKey, status, page],
    queryFn: ({ signal }) =>
      api.call(routes.cashReceipts, { query: { status, page, limit: pageLength }, signal }),
    placeholderData: keepPreviousData,
  });
}

export const saveCashReceipts = (
  api: ApiClient,
  { status }: CashChoice,
  format: TableFormat,
): Promise<void> => downloadFile(api, exportCashReceipts, { query: { status, format } });

/** A repeat with the same body changes nothing. */
export async function recordCashReceipt(api: ApiClient, body: CashReceipt): Promise<ParcelReceipt> {
  return (await api.call(routes.recordCashReceipt, { body, confirmed: true })).data;
}
