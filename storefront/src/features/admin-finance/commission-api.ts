import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportCommissionRules } from "@bezak/contract/routes/list-exports.ts";
import * as payoutsCalls from "@bezak/contract/routes/payouts.ts";
import type { CommissionRule } from "@bezak/contract/finance.ts";
import type { CommissionPreview } from "@bezak/contract/commission-preview.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { BodyOf, QueryOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { hasCode } from "../../lib/api-error.ts";
import { ifMatch } from "../../lib/if-match.ts";
import { readCurrent } from "../../lib/read-current.ts";

export const commissionKey = ["commission-rules"] as const;

export function rulesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: commissionKey,
    queryFn: async ({ signal }): Promise<CommissionRule[]> =>
      (await api.call(payoutsCalls.commissionRules, { signal })).data,
  });
}

export const saveRules = (api: ApiClient, format: TableFormat): Promise<void> =>
  downloadFile(api, exportCommissionRules, { query: { format } });

export type CommissionPreviewQuery = QueryOf<typeof payoutsCalls.commissionPreview>;

/** What last month's commission would have been by a rule that is not saved. */
export function commissionPreviewQuery(api: ApiClient, query: CommissionPreviewQuery | null) {
  return queryOptions({
    queryKey: [...commissionKey, "preview", query],
    queryFn: async ({ signal }): Promise<CommissionPreview> =>
      (await api.call(payoutsCalls.commissionPreview, { query: query!, signal })).data,
    enabled: query !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export async function setRule(
  api: ApiClient,
  body: BodyOf<typeof payoutsCalls.setCommissionRule>,
): Promise<CommissionRule> {
  return (await api.call(payoutsCalls.setCommissionRule, { body, confirmed: true })).data;
}

export async function setDefaultCommission(
  api: ApiClient,
  body: BodyOf<typeof payoutsCalls.setDefaultCommission>,
): Promise<CommissionRule> {
  return (await api.call(payoutsCalls.setDefaultCommission, { body, confirmed: true })).data;
}

/** Removes a rule in the version that was shown. */
export async function removeRule(
  api: ApiClient,
  { id, version }: Pick<CommissionRule, "id"> & { version: string | undefined },
): Promise<void> {
  const headers = ifMatch(version);
  await api.call(payoutsCalls.removeCommissionRule, { params: { id }, headers, confirmed: true });
}

/** Whether somebody else has changed a rule since it was shown; `current` is the rule then, left out if it was removed. */
export function findRuleChange(error: unknown): { current?: CommissionRule } | undefined {
  if (!hasCode(error, "stale_version")) return undefined;
  return { current: readCurrent(error) };
}
