import type { CommissionRule } from "@bezak/contract/finance.ts";
import type { payoutsRoutes } from "@bezak/contract/payouts.ts";
import type { sellerAdminRoutes } from "@bezak/contract/seller-admin.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient, BodyOf } from "../../lib/api-client.ts";

type Routes = typeof payoutsRoutes;
type Shops = typeof sellerAdminRoutes;

export type WrittenRule = BodyOf<Routes["setCommissionRule"]>;

const path = "/admin/commission-rules";
const shopsOffered = 10;

export const commissionKey = ["commission-rules"] as const;

export function rulesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: commissionKey,
    queryFn: async ({ signal }): Promise<CommissionRule[]> =>
      (await api.call<Routes["commissionRules"]>("GET", path, { signal })).data,
  });
}

/** Shops that a rule can be for, by a part of their name. */
export function ruleShopsQuery(api: ApiClient, q: string) {
  return queryOptions({
    queryKey: [...commissionKey, "shops", q],
    queryFn: async ({ signal }) =>
      (
        await api.call<Shops["administeredShops"]>("GET", "/admin/sellers", {
          query: { q: q || undefined, limit: shopsOffered },
          signal,
        })
      ).data.map(({ id, name }) => ({ id, name })),
    placeholderData: keepPreviousData,
  });
}

export async function setRule(api: ApiClient, body: WrittenRule): Promise<CommissionRule> {
  return (await api.call<Routes["setCommissionRule"]>("PUT", path, { body, confirmed: true })).data;
}

export async function setDefaultCommission(api: ApiClient, percent: number): Promise<CommissionRule> {
  const call = { body: { percent }, confirmed: true } as const;
  return (await api.call<Routes["setDefaultCommission"]>("PUT", `${path}/default`, call)).data;
}

export async function removeRule(api: ApiClient, id: string): Promise<void> {
  await api.call<Routes["removeCommissionRule"]>("DELETE", `${path}/${encodeURIComponent(id)}`, {
    confirmed: true,
  });
}
