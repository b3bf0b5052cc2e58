import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportRefundsOwed } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/refunds-owed.ts";
import type { RefundOwed } from "@bezak/contract/refunds-owed.ts";
import { refundReasons, type RefundReason } from "@bezak/contract/return-status.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";
import { writeQuery } from "../../lib/write-query.ts";

export type RefundPage = AnswerOf<typeof routes.refundsOwed>;

export interface RefundChoice {
  reason: RefundReason | null;
  /** words of the search; empty for none */
  q: string;
  sort: AmountSort;
  page: number;
}

const rows = 20;

/** Prefix of all query keys about manual refunds. */
export const refundsKey = ["admin-refunds"] as const;

export function parseRefundChoice(search: URLSearchParams): RefundChoice {
  return {
    reason: refundReasons.find((reason) => reason === search.get("reason")) ?? null,
    q: queryText(search),
    sort: amountSorts.find((one) => one === search.get("sort")) ?? "oldest",
    page: pageNumber(search),
  };
}

export const refundSearch = ({ reason, q, sort, page }: RefundChoice): string =>
  writeQuery({ reason, q, sort, page }, { sort: "oldest" });

const toQuery = ({ reason, q, sort }: RefundChoice) => ({
  reason: reason ?? undefined,
  q: q || undefined,
  sort,
});

export function refundListQuery(api: ApiClient, choice: RefundChoice) {
  return queryOptions({
    queryKey: [...refundsKey, choice],
    queryFn: ({ signal }): Promise<RefundPage> =>
      api.call(routes.refundsOwed, {
        query: { ...toQuery(choice), page: choice.page, limit: rows },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export const saveRefunds = (api: ApiClient, choice: RefundChoice, format: TableFormat): Promise<void> =>
  downloadFile(api, exportRefundsOwed, { query: { ...toQuery(choice), format } });

/** How many of the oldest refunds the summary shows. */
const oldest = 3;

/** The oldest refunds owed, with the number and the sum of all. */
export function oldestRefundsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...refundsKey, "oldest"],
    queryFn: ({ signal }): Promise<RefundPage> =>
      api.call(routes.refundsOwed, { query: { page: 1, limit: oldest }, signal }),
  });
}

/** The whole account number; must not be cached by the query client. */
export async function revealRefundAccount(api: ApiClient, id: string): Promise<string> {
  return (await api.call(routes.refundAccount, { params: { id }, confirmed: true })).data.account;
}

/** Records that the refund was transferred, in the version that was read. A repeat changes nothing. */
export async function payRefund(api: ApiClient, { id, version }: RefundOwed, reference: string) {
  const body = { reference, version };
  return (await api.call(routes.payRefundOwed, { params: { id }, body, confirmed: true })).data;
}
