import type { TableFormat } from "@bezak/contract/import-status.ts";
import { exportAdjustments } from "@bezak/contract/routes/list-exports.ts";
import * as routes from "@bezak/contract/routes/adjustments.ts";
import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { shopListQuery } from "../../lib/shop-list-choice.ts";
import type { AdjustmentChoice } from "./adjustments-address.ts";
import { payoutsKey } from "./payouts-api.ts";

export type AdjustmentDecision = "approve" | "refuse";

/** Of the page of adjustments, and of the newest waiting ones beside other lists. */
const rows = { page: 20, newest: 5 };

const toQuery = ({ status, sort, ...choice }: AdjustmentChoice) => ({
  ...shopListQuery(choice),
  status,
  sort,
});

/** A page of adjustments, waiting and decided. */
export function adjustmentListQuery(api: ApiClient, choice: AdjustmentChoice) {
  return queryOptions({
    queryKey: [...payoutsKey, "adjustments", choice],
    queryFn: ({ signal }): Promise<AnswerOf<typeof routes.adjustmentRequests>> =>
      api.call(routes.adjustmentRequests, {
        query: { ...toQuery(choice), page: choice.page, limit: rows.page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export const saveAdjustments = (
  api: ApiClient,
  choice: AdjustmentChoice,
  format: TableFormat,
): Promise<void> => downloadFile(api, exportAdjustments, { query: { ...toQuery(choice), format } });

export function waitingAdjustmentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...payoutsKey, "adjustments", "waiting"],
    queryFn: ({ signal }): Promise<AnswerOf<typeof routes.adjustmentRequests>> =>
      api.call(routes.adjustmentRequests, {
        query: { status: "waiting", page: 1, limit: rows.newest },
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
