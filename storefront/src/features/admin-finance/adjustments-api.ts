import type { AdjustmentRequest, adjustmentsRoutes } from "@bezak/contract/adjustments.ts";
import { queryOptions } from "@tanstack/react-query";
import type { AnswerOf, ApiClient } from "../../lib/api-client.ts";
import { payoutsKey } from "./payouts-api.ts";

type Routes = typeof adjustmentsRoutes;

export type AdjustmentDecision = "approve" | "refuse";

const path = "/admin/adjustments";
/** One page: what is decided makes room for the rest. */
const rows = 100;

export function waitingAdjustmentsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...payoutsKey, "adjustments"],
    queryFn: ({ signal }): Promise<AnswerOf<Routes["adjustmentRequests"]>> =>
      api.call<Routes["adjustmentRequests"]>("GET", path, {
        query: { status: "waiting", page: 1, limit: rows },
        signal,
      }),
  });
}

export async function decideAdjustment(
  api: ApiClient,
  id: string,
  decision: AdjustmentDecision,
): Promise<AdjustmentRequest> {
  const to = `${path}/${encodeURIComponent(id)}/${decision}`;
  return (await api.call<Routes["approveAdjustment"]>("PUT", to, { confirmed: true })).data;
}
