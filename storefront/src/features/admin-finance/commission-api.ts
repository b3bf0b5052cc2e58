import * as payoutsCalls from "@bezak/contract/routes/payouts.ts";
import * as sellerAdminCalls from "@bezak/contract/routes/seller-admin.ts";
import type { CommissionRule } from "@bezak/contract/finance.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { BodyOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";

export type WrittenRule = BodyOf<typeof payoutsCalls.setCommissionRule>;

const shopsOffered = 10;

export const commissionKey = ["commission-rules"] as const;

export function rulesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: commissionKey,
    queryFn: async ({ signal }): Promise<CommissionRule[]> =>
      (await api.call(payoutsCalls.commissionRules, { signal })).data,
  });
}

export function ruleShopsQuery(api: ApiClient, q: string) {
  return queryOptions({
    queryKey: [...commissionKey, "shops", q],
    queryFn: async ({ signal }) =>
      (
        await api.call(sellerAdminCalls.administeredShops, {
          query: { q: q || undefined, limit: shopsOffered },
          signal,
        })
      ).data.map(({ id, name }) => ({ id, name })),
    placeholderData: keepPreviousData,
  });
}

export async function setRule(api: ApiClient, body: WrittenRule): Promise<CommissionRule> {
  return (await api.call(payoutsCalls.setCommissionRule, { body, confirmed: true })).data;
}

export async function setDefaultCommission(api: ApiClient, percent: number): Promise<CommissionRule> {
  const call = { body: { percent }, confirmed: true } as const;
  return (await api.call(payoutsCalls.setDefaultCommission, call)).data;
}

export async function removeRule(api: ApiClient, id: string): Promise<void> {
  await api.call(payoutsCalls.removeCommissionRule, { params: { id }, confirmed: true });
}
