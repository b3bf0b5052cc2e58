import type { Approval } from "@bezak/contract/approvals.ts";
import type { ApprovalKind, ApprovalStatus } from "@bezak/contract/approval-rules.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { approvalColumns, STATUS_NOW, type ApprovalRow } from "../../modules/approval/approval-repository.ts";
import { readRows } from "../../read-rows.ts";
import { administratorName } from "../moderation/administrator-name.ts";
import { readApprovalLimit } from "./approval-limit.ts";
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

export interface ApprovalFilter {
  status?: ApprovalStatus;
  kind?: ApprovalKind;
  order?: string;
  limit: number;
  offset: number;
}

/** Those that wait oldest first, all others newest first; only of kinds that the administrator may do. */
export async function readApprovals(
  container: MedusaContainer,
  readerId: string,
  { status, kind, order, limit, offset }: ApprovalFilter,
): Promise<{ approvals: Approval[]; count: number; over: Sum | null }> {
  const kinds = await readPermittedActs(container, readerId);
  const where = `kind = any(?::text[]) and (?::text is null or kind = ?) and (?::text is null or order_id = ?)
    and (?::text is null or ${STATUS_NOW} = ?)`;
  const values = [
    kinds,
    kind ?? null,
    kind ?? null,
    order ?? null,
    order ?? null,
    status ?? null,
    status ?? null,
  ];
  const direction = status === "waiting" ? "asc" : "desc";
  const [rows, [counted], over] = await Promise.all([
    readRows<NamedRow>(
      container,
      `select ${named} from approval where ${where} order by requested_at ${direction}, id ${direction} limit ? offset ?`,
      [...values, limit, offset],
    ),
    readRows<{ count: number }>(
      container,
      `select count(*)::int as count from approval where ${where}`,
      values,
    ),
    readApprovalLimit(container),
  ]);
  return { approvals: rows.map((row) => view(row, readerId)), count: counted?.count ?? 0, over };
}
