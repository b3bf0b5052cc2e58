import type { Approval, NewApproval } from "@bezak/contract/approvals.ts";
import { approvalStatuses, type ApprovalStatus } from "@bezak/contract/approval-rules.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import * as routes from "@bezak/contract/routes/approvals.ts";
import { exportApprovals } from "@bezak/contract/routes/list-exports.ts";
import type { AnswerOf } from "@bezak/contract/route-types.ts";
import { keepPreviousData, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../api-client.ts";
import { downloadFile } from "../download-file.ts";
import { pageNumber } from "../page-number.ts";

export type ApprovalPage = AnswerOf<typeof routes.approvals>;

export interface ApprovalChoice {
  /** null: of every status */
  status: ApprovalStatus | null;
  page: number;
}

/** Prefix of all query keys about approvals. */
export const approvalsKey = ["admin-approvals"] as const;

const rows = 20;
/** Objects of one page that wait; more are rare, and each has its own page of approvals. */
const waitingRows = 100;

/** What waits is shown first: it is the page's purpose. */
export function parseApprovalChoice(search: URLSearchParams): ApprovalChoice {
  const status = search.get("status");
  if (status === "all") return { status: null, page: pageNumber(search) };
  return {
    status: approvalStatuses.find((one) => one === status) ?? "waiting",
    page: pageNumber(search),
  };
}

export function approvalSearch({ status, page }: ApprovalChoice): string {
  const query = new URLSearchParams();
  if (status !== "waiting") query.set("status", status ?? "all");
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `?${query}` : "";
}

export function approvalListQuery(api: ApiClient, { status, page }: ApprovalChoice) {
  return queryOptions({
    queryKey: [...approvalsKey, "list", { status, page }],
    queryFn: ({ signal }): Promise<ApprovalPage> =>
      api.call(routes.approvals, { query: { page, limit: rows, status: status ?? undefined }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the approvals of a status as a file. */
export const saveApprovals = (
  api: ApiClient,
  { status, format }: Pick<ApprovalChoice, "status"> & { format: TableFormat },
): Promise<void> => downloadFile(api, exportApprovals, { query: { status: status ?? undefined, format } });

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
