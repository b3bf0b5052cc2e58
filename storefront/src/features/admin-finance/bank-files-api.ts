import type { AdminJob } from "@bezak/contract/admin-jobs.ts";
import type { SentBankFile } from "@bezak/contract/bank-files.ts";
import type { SellerPayout } from "@bezak/contract/finance.ts";
import { jobLimits } from "@bezak/contract/job-kinds.ts";
import * as routes from "@bezak/contract/routes/bank-files.ts";
import * as payoutsCalls from "@bezak/contract/routes/payouts.ts";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { payoutsKey } from "./payouts-api.ts";

const rows = 100;

/** Files whose results are not all recorded. */
export function sentFilesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...payoutsKey, "files"],
    queryFn: async ({ signal }): Promise<SentBankFile[]> =>
      (await api.call(routes.sentBankFiles, { signal })).data,
  });
}

/** The payouts of a file that are still at the bank, by number: as many as one act may have. */
export function sentOfFileQuery(api: ApiClient, batch: string) {
  return queryOptions({
    queryKey: [...payoutsKey, "of-file", batch],
    queryFn: async ({ signal }): Promise<SellerPayout[]> => {
      const found: SellerPayout[] = [];
      let cursor: string | undefined;
      do {
        const query = { batch, status: "sent", sort: "oldest", limit: rows, cursor } as const;
        const { data, pagination } = await api.call(payoutsCalls.payouts, { query, signal });
        found.push(...data);
        cursor = pagination.nextCursor ?? undefined;
      } while (cursor !== undefined && found.length < jobLimits.ids);
      return found;
    },
    // each dialog asks for those of now
    gcTime: 0,
    staleTime: 0,
  });
}

/** Starts the act on these payouts as they were shown. The same `key` makes a repeat harmless. */
export async function payPayouts(
  api: ApiClient,
  { payouts, reference }: { payouts: readonly SellerPayout[]; reference: string },
  key: string,
): Promise<AdminJob> {
  const body = {
    payouts: payouts.map(({ id, version }) => ({ id, version })),
    reference: reference || null,
  };
  const headers = { "idempotency-key": key };
  return (await api.call(routes.payPayouts, { body, headers, confirmed: true })).data;
}
