import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportAdjustments } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/adjustments.ts";
import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import { queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { payoutsKey } from "./payouts-api.ts";

export type AdjustmentDecision = "approve" | "refuse";

/** Only the first page is shown; decided rows make room for the rest. */
const rows = 100;

export function waitingAdjustmentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...payoutsKey, "adjustments"],
    queryFn: ({ signal }): Promise<AnswerOf<typeof routes.adjustmentRequests>> =>
      api.call(routes.adjustmentRequests, {
        query: { status: "waiting", page: 1, limit: rows },
        signal,
      }),
  });
}

export const saveWaitingAdjustments = (api: ApiClient, format: TableFormat): Promise<void> =>
  downloadFile(api, exportAdjustments, { query: { status: "waiting", format } });

export async function decideAdjustment(
  api: ApiClient,
  id: string,
  decision: AdjustmentDecision,
): Promise<AdjustmentRequest> {
  const route = decision === "approve" ? routes.approveAdjustment : routes.refuseAdjustment;
  return (await api.call(route, { params: { id }, confirmed: true })).data;
}
