import { approvalStatuses, type ApprovalStatus } from "@bezak/contract/approval-rules.ts";
import type { Approval } from "@bezak/contract/approvals.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { approvalColumns, type ApprovalRow } from "../../modules/approval/approval-repository.ts";
import { readRows } from "../../read-rows.ts";
import { countTabs, type CountedTabs } from "../../shared/count-tabs.ts";
import { followCursor, orderBy, unplaced, type Placed } from "../../shared/row-order.ts";
import { administratorName } from "../moderation/administrator-name.ts";
import { readSql } from "../users/sql.ts";
import { readApprovalLimit } from "./approval-limit.ts";
import { filterApprovals, orderApprovals, sortApprovals, type ApprovalFilter } from "./filter-approvals.ts";
import { readPermittedActs } from "./permitted-acts.ts";

interface NamedRow extends ApprovalRow {
  requester: string | null;
  decider: string | null;
  seller: string | null;
}

const nameOf = (column: string) =>
  `(select ${administratorName} from "user" administrator where administrator.id = ${column})`;

const named = `${approvalColumns}, ${nameOf("requested_by")} as requester, ${nameOf("decided_by")} as decider,
  (select name from seller where id = seller_id) as seller`;

const iso = (at: Date) => new Date(at).toISOString();

function view(row: NamedRow, readerId: string): Approval {
  const { requester, decider, seller, sellerId, requestedBy, decidedBy, ...shown } = row;
  return {
    ...shown,
    seller: sellerId === null ? null : { id: sellerId, name: seller ?? "" },
    requestedBy: { id: requestedBy, name: requester ?? "" },
    requestedAt: iso(row.requestedAt),
    expiresAt: iso(row.expiresAt),
    decidedBy: decidedBy === null ? null : { id: decidedBy, name: decider ?? "" },
    decidedAt: row.decidedAt && iso(row.decidedAt),
    own: requestedBy === readerId,
  };
}

/** The contract's approval, as this administrator sees it. */
export async function viewApproval(
  container: MedusaContainer,
  id: string,
  readerId: string,
): Promise<Approval> {
  const [row] = await readRows<NamedRow>(container, `select ${named} from approval where id = ?`, [id]);
  if (!row) throw new Error(`The approval ${id} is gone`);
  return view(row, readerId);
}

/** What this administrator finds: only kinds that the administrator may do. */
const filterPermitted = async (container: MedusaContainer, readerId: string, filter: ApprovalFilter) =>
  filterApprovals(await readPermittedActs(container, readerId), filter);

/** A page of them with their number by status, and the sum above which acts need a second administrator. */
export async function readApprovals(
  container: MedusaContainer,
  readerId: string,
  { limit, offset, cursor, ...filter }: ApprovalFilter & { limit: number; offset: number; cursor?: string },
): Promise<CountedTabs<ApprovalStatus> & { approvals: Approval[]; over: Sum | null; next: string | null }> {
  const sort = sortApprovals(filter);
  const part = followCursor(orderApprovals(sort), sort, cursor);
  const permitted = await readPermittedActs(container, readerId);
  const { where, values } = filterApprovals(permitted, filter);
  const [rows, counted, over] = await Promise.all([
    readRows<NamedRow & Placed>(
      container,
      `select ${named}, ${part.column} from approval where ${where} and ${part.follows} ${part.by} limit ? offset ?`,
      [...values, ...part.values, limit, offset],
    ),
    countTabs(readSql(container), {
      tabs: approvalStatuses,
      tab: filter.status,
      rowsOf(status) {
        const tab = filterApprovals(permitted, { ...filter, status });
        return { rows: `from approval where ${tab.where}`, values: tab.values };
      },
    }),
    readApprovalLimit(container),
  ]);
  return {
    approvals: rows.map((row) => view(unplaced(row), readerId)),
    ...counted,
    over,
    next: part.next(rows, limit),
  };
}

/** Ids in the order of the list, at most `limit`. */
export async function findApprovalIds(
  container: MedusaContainer,
  readerId: string,
  { limit, ...filter }: ApprovalFilter & { limit: number },
): Promise<string[]> {
  const { where, values } = await filterPermitted(container, readerId, filter);
  const rows = await readRows<{ id: string }>(
    container,
    `select id from approval where ${where} ${orderBy(orderApprovals(sortApprovals(filter)))} limit ?`,
    [...values, limit],
  );
  return rows.map(({ id }) => id);
}

/** These approvals in any sequence, as this administrator sees them. */
export async function readApprovalsByIds(
  container: MedusaContainer,
  readerId: string,
  ids: readonly string[],
): Promise<Approval[]> {
  const rows = await readRows<NamedRow>(
    container,
    `select ${named} from approval where id in (select jsonb_array_elements_text(?::jsonb))`,
    [JSON.stringify(ids)],
  );
  return rows.map((row) => view(row, readerId));
}
