import {
  approvalKinds,
  approvalStatuses,
  type ApprovalKind,
  type ApprovalStatus,
} from "@bezak/contract/approval-rules.ts";
import { parseOrder, type UsualOrder } from "../../lib/list-view/usual-order.ts";
import { pageNumber } from "../../lib/page-number.ts";
import { queryText } from "../../lib/query-text.ts";
import { writeQuery } from "../../lib/write-query.ts";

/** Filters and order of the list of approvals. */
export interface ApprovalChoice {
  /** null: of every status */
  status: ApprovalStatus | null;
  kind?: ApprovalKind;
  /** words of the search; empty for none */
  q: string;
  sort: UsualOrder;
  /** from 1 */
  page: number;
}

/** Reads the choice from an address; what waits is shown first, since it is the page's purpose. */
export function parseApprovalChoice(search: URLSearchParams): ApprovalChoice {
  const status = search.get("status");
  const kind = approvalKinds.find((one) => one === search.get("kind"));
  return {
    status: status === "all" ? null : (approvalStatuses.find((one) => one === status) ?? "waiting"),
    ...(kind && { kind }),
    q: queryText(search),
    sort: parseOrder(search),
    page: pageNumber(search),
  };
}

/** Writes the choice as a query; defaults are left out. */
export const approvalSearch = ({ status, kind, q, sort, page }: ApprovalChoice): string =>
  writeQuery({ q, status: status ?? "all", kind, sort, page }, { status: "waiting", sort: "usual" });
