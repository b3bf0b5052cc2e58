import type { ApprovalKind } from "@bezak/contract/approval-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import type { Act } from "./administrator-acts.ts";

/** The call that one administrator makes for the act without approval, and the status that it sets. */
const calls: Record<Exclude<ApprovalKind, "payout">, Pick<Act, "action" | "status">> = {
  parcel_cancellation: { action: "POST /admin/orders/{id}/status", status: "cancelled" },
  line_cancellation: { action: "PATCH /admin/orders/{id}/cancel", status: null },
  return_refund: { action: "POST /admin/returns/{id}/status", status: "refunded" },
  refund_payment: { action: "POST /admin/refunds-owed/{id}/paid", status: null },
};

interface ApprovedRow {
  id: string;
  kind: keyof typeof calls;
  object_id: string;
  item_id: string | null;
  requester: string | null;
  approver: string | null;
  decided_at: Date;
}

/**
 * Acts about an order that one administrator requested and another approved, newest first. The log has them as the approval of
 * a request, without what was requested.
 */
export async function readApprovedActs(container: MedusaContainer, orderId: string): Promise<Act[]> {
  const rows = await readRows<ApprovedRow>(
    container,
    `select a.id, a.kind, a.object_id, a.item_id, r.email as requester, d.email as approver, a.decided_at
     from approval a left join "user" r on r.id = a.requested_by left join "user" d on d.id = a.decided_by
     where a.order_id = ? and a.status = 'approved' and a.kind = any (?::text[]) and a.deleted_at is null
     order by a.decided_at desc`,
    [orderId, Object.keys(calls)],
  );
  return rows.map((row) => ({
    ...calls[row.kind],
    id: row.id,
    email: row.requester,
    approver: row.approver,
    subject: row.object_id,
    result: null,
    item: row.item_id,
    at: row.decided_at,
    countsAddresses: false,
  }));
}
