import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportPayouts } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/payouts.ts";
import type { PayoutPreview, SellerPayout } from "@bezak/contract/finance.ts";
import type { PayoutSettings } from "@bezak/contract/payout-settings.ts";
import { payoutStatuses, type PayoutStatus } from "@bezak/contract/payout-status.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { ifMatch } from "../../lib/if-match.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";
import { parseShopListChoice, shopListQuery, type ShopListChoice } from "../../lib/shop-list-choice.ts";
import { writeQuery } from "../../lib/write-query.ts";

export type SellerPayoutPage = AnswerOf<typeof routes.payouts>;

export interface PayoutChoice extends ShopListChoice {
  status: PayoutStatus | null;
  /** name of a file for the bank */
  batch?: string;
  sort: AmountSort;
  page: number;
}

/** A transition of a payout with its data. */
export type PayoutMove =
  | { to: "paid"; reference: string }
  | { to: "failed"; reason: string }
  | { to: "cancelled" };

export interface Adjustment {
  shopId: string;
  /** whole sum, negative for a deduction */
  amount: Sum;
  /** the shop can read it */
  note: string;
}

const rows = 20;

/** Prefix of all query keys about payouts. */
export const payoutsKey = ["admin-payouts"] as const;

/** As the API accepts it. */
const BATCH = /^[\w-]{1,64}$/;

export function parsePayoutChoice(search: URLSearchParams): PayoutChoice {
  const batch = queryText(search, "batch");
  return {
    ...parseShopListChoice(search),
    ...(BATCH.test(batch) && { batch }),
    status: payoutStatuses.find((status) => status === search.get("status")) ?? null,
    sort: amountSorts.find((one) => one === search.get("sort")) ?? "newest",
    page: pageNumber(search),
  };
}

export const payoutSearch = ({ q, status, batch, seller, from, to, sort, page }: PayoutChoice): string =>
  writeQuery({ q, status, batch, seller, from, to, sort, page }, { sort: "newest" });

export function previewQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...payoutsKey, "preview"],
    queryFn: async ({ signal }): Promise<PayoutPreview> =>
      (await api.call(routes.payoutPreview, { signal })).data,
  });
}

const toQuery = ({ status, batch, sort, ...choice }: PayoutChoice) => ({
  ...shopListQuery(choice),
  status: status ?? undefined,
  batch,
  sort,
});

export function payoutListQuery(api: ApiClient, choice: PayoutChoice) {
  const query = { ...toQuery(choice), page: choice.page, limit: rows };
  return queryOptions({
    queryKey: [...payoutsKey, "list", query],
    queryFn: ({ signal }): Promise<SellerPayoutPage> => api.call(routes.payouts, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const savePayouts = (api: ApiClient, choice: PayoutChoice, format: TableFormat): Promise<void> =>
  downloadFile(api, exportPayouts, { query: { ...toQuery(choice), format } });

/** The same `key` makes a repeat harmless. */
export async function sweepPayouts(api: ApiClient, key: string): Promise<SellerPayout[]> {
  const headers = { "idempotency-key": key };
  return (await api.call(routes.sweepPayouts, { headers, confirmed: true })).data;
}

/** Without `batch`: a file of all payouts in preparation; with it: the same file again. */
export function downloadBankFile(api: ApiClient, batch?: string): Promise<void> {
  return downloadFile(api, routes.bankFile, { confirmed: true, query: { batch } });
}

type SeenPayout = Pick<SellerPayout, "id" | "version">;

/** Moves a payout in the version that was shown. */
export async function movePayout(
  api: ApiClient,
  { id, version }: SeenPayout,
  move: PayoutMove,
): Promise<SellerPayout> {
  const to = { params: { id }, confirmed: true };
  if (move.to === "cancelled")
    return (await api.call(routes.cancelPayout, { ...to, headers: ifMatch(version) })).data;
  if (move.to === "failed")
    return (await api.call(routes.failPayout, { ...to, body: { reason: move.reason, version } })).data;
  const body = { reference: move.reference || null, version };
  return (await api.call(routes.payPayout, { ...to, body })).data;
}

/** A repeat returns the payout that was made. */
export const repeatPayout = async (api: ApiClient, { id, version }: SeenPayout): Promise<SellerPayout> =>
  (await api.call(routes.repeatPayout, { params: { id }, headers: ifMatch(version), confirmed: true })).data;

/** Minimum sum and interval of payouts. */
export function termsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...payoutsKey, "terms"],
    queryFn: async ({ signal }): Promise<PayoutSettings> =>
      (await api.call(routes.payoutSettings, { signal })).data,
  });
}

/** Sets them in the version that was shown. */
export async function setTerms(api: ApiClient, body: PayoutSettings): Promise<PayoutSettings> {
  return (await api.call(routes.setPayoutSettings, { body, confirmed: true })).data;
}

/** The same `key` makes a repeat harmless. A large adjustment needs another administrator: it then has a `status`. */
export async function adjustBalance(
  api: ApiClient,
  change: Adjustment,
  key: string,
): Promise<AnswerOf<typeof routes.adjustBalance>["data"]> {
  const { shopId, ...body } = change;
  const headers = { "idempotency-key": key };
  return (await api.call(routes.adjustBalance, { params: { id: shopId }, body, headers, confirmed: true }))
    .data;
}
