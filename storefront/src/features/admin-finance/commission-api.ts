import * as payoutsCalls from "@bezak/contract/routes/payouts.ts";
import type { CommissionRule } from "@bezak/contract/finance.ts";
import { queryOptions } from "@tanstack/react-query";
import type { BodyOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";

export type WrittenRule = BodyOf<typeof payoutsCalls.setCommissionRule>;

export const commissionKey = ["commission-rules"] as const;

export function rulesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: commissionKey,
    queryFn: async ({ signal }): Promise<CommissionRule[]> =>
      (await api.call(payoutsCalls.commissionRules, { signal })).data,
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
