import type { TableFormat } from "@bezak/contract/import-status.ts";
import * as routes from "@bezak/contract/routes/approvals.ts";
import { exportApprovals } from "@bezak/contract/routes/list-exports.ts";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "../../lib/api-client.ts";
import { approvalsKey, type ApprovalPage } from "../../lib/approvals/approvals-api.ts";
import { downloadFile } from "../../lib/download-file.ts";
import { toSort } from "../../lib/list-view/usual-order.ts";
import type { ApprovalChoice } from "./approvals-address.ts";

const rows = 20;

/** The list in the words of its call, without its page. */
const toQuery = ({ status, kind, q, sort }: ApprovalChoice) => ({
  status: status ?? undefined,
  kind,
  q: q || undefined,
  sort: toSort(sort),
});

export function approvalListQuery(api: ApiClient, choice: ApprovalChoice) {
  const query = { page: choice.page, limit: rows, ...toQuery(choice) };
  return queryOptions({
    queryKey: [...approvalsKey, "list", query],
    queryFn: ({ signal }): Promise<ApprovalPage> => api.call(routes.approvals, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Saves the approvals that the list shows as a file. */
export const saveApprovals = (api: ApiClient, choice: ApprovalChoice, format: TableFormat): Promise<void> =>
  downloadFile(api, exportApprovals, { query: { ...toQuery(choice), format } });
