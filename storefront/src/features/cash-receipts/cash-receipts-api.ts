import type { Sum } from "@bezak/contract/money.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportCashReceipts } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/cash-receipts.ts";
import type { ParcelReceipt } from "@bezak/contract/cash-receipts.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { shopListQuery } from "../../lib/shop-list-choice.ts";
import type { CashChoice } from "./cash-address.ts";

export interface CashReceipt {
  parcelId: string;
  amount: Sum;
  reference: string;
}

const pageLength = 20;

/** Prefix of all query keys about cash receipts. */
export const cashReceiptsKey = ["cash-receipts"] as const;

const toQuery = ({ status, sort, ...choice }: CashChoice) => ({ status, ...shopListQuery(choice), sort });

export function cashReceiptsQuery(api: ApiClient, choice: CashChoice) {
  return queryOptions({
    queryKey: [...cashReceiptsKey, choice],
    queryFn: ({ signal }) => {
      const query = { ...toQuery(choice), page: choice.page, limit: pageLength };
      return api.call(routes.cashReceipts, { query, signal });
    },
    placeholderData: keepPreviousData,
  });
}

export const saveCashReceipts = (api: ApiClient, choice: CashChoice, format: TableFormat): Promise<void> =>
  downloadFile(api, exportCashReceipts, { query: { ...toQuery(choice), format } });

/** A repeat with the same body changes nothing. */
export async function recordCashReceipt(api: ApiClient, body: CashReceipt): Promise<ParcelReceipt> {
  return (await api.call(routes.recordCashReceipt, { body, confirmed: true })).data;
}
