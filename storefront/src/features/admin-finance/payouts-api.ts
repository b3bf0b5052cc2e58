import type { PayoutPreview, SellerPayout } from "@bezak/contract/finance.ts";
import type { PayoutSettings, payoutsRoutes } from "@bezak/contract/payouts.ts";
import { payoutStatuses, type PayoutStatus } from "@bezak/contract/payout-status.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { pageNumber } from "../../lib/page-number.ts";

type Routes = typeof payoutsRoutes;

export type SellerPayoutPage = AnswerOf<Routes["payouts"]>;

/** Which payouts are looked at. */
export interface PayoutChoice {
  status: PayoutStatus | null;
  page: number;
}

/** What an administrator says about a payout, and what it needs. */
export type PayoutMove =
  | { to: "paid"; reference: string }
  | { to: "failed"; reason: string }
  | { to: "cancelled" };

/** What is put right in a shop's balance. */
export interface Adjustment {
  shopId: string;
  /** whole sum, below zero to take away */
  amount: number;
  /** read by the shop */
  note: string;
}

const path = "/admin/payouts";
const rows = 20;

/** Everything kept of payouts of all shops begins with this. */
export const payoutsKey = ["admin-payouts"] as const;

export function parsePayoutChoice(search: URLSearchParams): PayoutChoice {
  return {
    status: payoutStatuses.find((status) => status === search.get("status")) ?? null,
    page: pageNumber(search),
  };
}

export function payoutSearch({ status, page }: PayoutChoice): string {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

export function previewQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...payoutsKey, "preview"],
    queryFn: async ({ signal }): Promise<PayoutPreview> =>
      (await api.call<Routes["payoutPreview"]>("GET", `${path}/preview`, { signal })).data,
  });
}

export function payoutListQuery(api: ApiClient, { status, page }: PayoutChoice) {
  return queryOptions({
    queryKey: [...payoutsKey, "list", { status, page }],
    queryFn: ({ signal }): Promise<SellerPayoutPage> =>
      api.call<Routes["payouts"]>("GET", path, {
        query: { page, limit: rows, status: status ?? undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Whether any payout waits to be put into a file. */
export function scheduledQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...payoutsKey, "scheduled"],
    queryFn: async ({ signal }): Promise<number> =>
      (
        await api.call<Routes["payouts"]>("GET", path, {
          query: { page: 1, limit: 1, status: "scheduled" },
          signal,
        })
      ).pagination.total,
  });
}

/** `key` makes a repeat of the same press harmless. */
export async function sweepPayouts(api: ApiClient, key: string): Promise<SellerPayout[]> {
  const headers = { "idempotency-key": key };
  return (await api.call<Routes["sweepPayouts"]>("POST", path, { headers, confirmed: true })).data;
}

/** Of all payouts that are being prepared, or once more of a batch. */
export function downloadBankFile(api: ApiClient, batch?: string): Promise<void> {
  return downloadFile(api, `${path}/bank-file`, { method: "POST", confirmed: true, query: { batch } });
}

export async function movePayout(api: ApiClient, id: string, move: PayoutMove): Promise<SellerPayout> {
  const one = `${path}/${encodeURIComponent(id)}`;
  if (move.to === "cancelled")
    return (await api.call<Routes["cancelPayout"]>("PUT", `${one}/cancel`, { confirmed: true })).data;
  if (move.to === "failed") {
    const body = { reason: move.reason };
    return (await api.call<Routes["failPayout"]>("PUT", `${one}/failed`, { body, confirmed: true })).data;
  }
  const body = { reference: move.reference || null };
  return (await api.call<Routes["payPayout"]>("PUT", `${one}/paid`, { body, confirmed: true })).data;
}

/** From what sum on shops are paid, and how often. */
export function termsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...payoutsKey, "terms"],
    queryFn: async ({ signal }): Promise<PayoutSettings> =>
      (await api.call<Routes["payoutSettings"]>("GET", `${path}/settings`, { signal })).data,
  });
}

export async function setTerms(api: ApiClient, body: PayoutSettings): Promise<PayoutSettings> {
  return (await api.call<Routes["setPayoutSettings"]>("PUT", `${path}/settings`, { body, confirmed: true }))
    .data;
}

/** `key` makes a repeat harmless. A large one waits for another administrator: then it has a `status`. */
export async function adjustBalance(
  api: ApiClient,
  change: Adjustment,
  key: string,
): Promise<AnswerOf<Routes["adjustBalance"]>["data"]> {
  const { shopId, ...body } = change;
  const to = `/admin/sellers/${encodeURIComponent(shopId)}/adjustments`;
  const headers = { "idempotency-key": key };
  return (await api.call<Routes["adjustBalance"]>("POST", to, { body, headers, confirmed: true })).data;
}
