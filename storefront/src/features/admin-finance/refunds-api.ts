import type { RefundOwed, refundsOwedRoutes } from "@bezak/contract/refunds-owed.ts";
import { refundReasons, type RefundReason } from "@bezak/contract/return-status.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf, ApiClient } from "../../lib/api-client.ts";
import { pageNumber } from "../../lib/page-number.ts";

type Routes = typeof refundsOwedRoutes;

export type RefundPage = AnswerOf<Routes["refundsOwed"]>;

/** Which refunds are looked at. */
export interface RefundChoice {
  reason: RefundReason | null;
  page: number;
}

const path = "/admin/refunds-owed";
const rows = 20;

/** Everything kept of refunds to pay begins with this. */
export const refundsKey = ["admin-refunds"] as const;

export function parseRefundChoice(search: URLSearchParams): RefundChoice {
  return {
    reason: refundReasons.find((reason) => reason === search.get("reason")) ?? null,
    page: pageNumber(search),
  };
}

export function refundSearch({ reason, page }: RefundChoice): string {
  const query = new URLSearchParams();
  if (reason) query.set("reason", reason);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

export function refundListQuery(api: ApiClient, { reason, page }: RefundChoice) {
  return queryOptions({
    queryKey: [...refundsKey, { reason, page }],
    queryFn: ({ signal }): Promise<RefundPage> =>
      api.call<Routes["refundsOwed"]>("GET", path, {
        query: { page, limit: rows, reason: reason ?? undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

const one = (id: string, part: string) => `${path}/${encodeURIComponent(id)}/${part}`;

/** The whole number that the money goes to. Never kept by the query client. */
export async function revealRefundAccount(api: ApiClient, id: string): Promise<string> {
  return (await api.call<Routes["refundAccount"]>("GET", one(id, "account"), { confirmed: true })).data
    .account;
}

/** Says that the money of this debt, as it was read, was transferred. A repeat changes nothing. */
export async function payRefund(api: ApiClient, { id, version }: RefundOwed, reference: string) {
  const body = { reference, version };
  return (await api.call<Routes["payRefundOwed"]>("PUT", one(id, "paid"), { body, confirmed: true })).data;
}
