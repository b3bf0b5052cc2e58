import type { Approval, NewApproval } from "@bezak/contract/approvals.ts";
import * as routes from "@bezak/contract/routes/approvals.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../api-client.ts";

export type ApprovalPage = AnswerOf<typeof routes.approvals>;

/** Prefix of all query keys about approvals. */
export const approvalsKey = ["admin-approvals"] as const;

/** Objects of one page that wait; more are rare, and each has its own page of approvals. */
const waitingRows = 100;

/** What waits, of one order or of everything, with the sum above which acts need a second administrator. */
export function waitingApprovalsQuery(api: ApiClient, order?: string) {
  return queryOptions({
    queryKey: [...approvalsKey, "waiting", { order }],
    queryFn: ({ signal }): Promise<ApprovalPage> =>
      api.call(routes.approvals, {
        query: { page: 1, limit: waitingRows, status: "waiting", order },
        signal,
      }),
    refetchOnWindowFocus: "always",
  });
}

export async function requestApproval(api: ApiClient, body: NewApproval): Promise<Approval> {
  return (await api.call(routes.requestApproval, { body, confirmed: true })).data;
}

/** A decision about a request, with what it needs. */
export type ApprovalDecision = { to: "approve" } | { to: "refuse"; reason: string } | { to: "withdraw" };

export async function decideApproval(
  api: ApiClient,
  id: string,
  decision: ApprovalDecision,
): Promise<Approval> {
  const params = { id };
  if (decision.to === "withdraw") return (await api.call(routes.withdrawRequest, { params })).data;
  if (decision.to === "approve")
    return (await api.call(routes.approveRequest, { params, confirmed: true })).data;
  const body = { reason: decision.reason };
  return (await api.call(routes.refuseRequest, { params, body, confirmed: true })).data;
}

/** A request or a decision changes its object, and the numbers of what waits. */
export function reloadApprovals(cache: QueryClient): void {
  for (const name of [
    ...approvalsKey,
    "administered-orders",
    "admin-payouts",
    "admin-refunds",
    "admin-stats",
  ])
    void cache.invalidateQueries({ queryKey: [name] });
}
