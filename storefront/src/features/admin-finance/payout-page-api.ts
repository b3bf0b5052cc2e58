import type { AdministeredPayout } from "@bezak/contract/administered-payout.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { administeredPayout } from "@bezak/contract/routes/payouts.ts";
import { shopEntries } from "@bezak/contract/routes/shop-money.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { payoutsKey } from "./payouts-api.ts";

const rows = 20;

export function payoutQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: [...payoutsKey, "one", id],
    queryFn: async ({ signal }): Promise<AdministeredPayout> =>
      (await api.call(administeredPayout, { params: { id }, signal })).data,
    enabled: id !== "",
    refetchOnWindowFocus: true,
  });
}

export interface PayoutEntriesChoice {
  payoutId: string;
  shopId: string;
  page: number;
}

/** A page of the entries that a payout pays, and its own. */
export function payoutEntriesQuery(api: ApiClient, { payoutId, shopId, page }: PayoutEntriesChoice) {
  return queryOptions({
    queryKey: [...payoutsKey, "entries", payoutId, page],
    queryFn: ({ signal }): Promise<AnswerOf<typeof shopEntries>> =>
      api.call(shopEntries, {
        params: { id: shopId },
        query: { payout: payoutId, page, limit: rows },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
