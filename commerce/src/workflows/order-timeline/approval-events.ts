import type { ApprovalKind, ApprovalStatus } from "@bezak/contract/approval-rules.ts";
import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { readPermittedActs } from "../approval/permitted-acts.ts";

type ApprovalEvent = Extract<OrderEvent, { kind: "approval" }>;

interface OrderApproval {
  id: string;
  kind: ApprovalKind;
  status: ApprovalStatus;
  sum: number;
  number: string;
  reason: string;
  requester: string | null;
  decider: string | null;
  requested_at: Date;
  decided_at: Date | null;
  expires_at: Date;
  decision_reason: string | null;
}

/** Requests for a second administrator about the order and what became of them, of the kinds that this reader may do. */
export async function readApprovalEvents(
  container: MedusaContainer,
  orderId: string,
  readerId: string,
): Promise<OrderEvent[]> {
  const kinds = await readPermittedActs(container, readerId);
  const rows = await readRows<OrderApproval>(
    container,
    `select a.id, a.kind,
       case when a.status = 'waiting' and a.expires_at <= now() then 'expired' else a.status end as status,
       a.sum::float8, a.number, a.reason,
       a.requested_at, a.decided_at, a.expires_at, a.decision_reason, r.email as requester, d.email as decider
     from approval a left join "user" r on r.id = a.requested_by left join "user" d on d.id = a.decided_by
     where a.order_id = ? and a.kind = any (?::text[]) and a.deleted_at is null
     order by a.requested_at desc limit 500`,
    [orderId, kinds],
  );
  return rows.flatMap(toEvents);
}

function toEvents(row: OrderApproval): ApprovalEvent[] {
  const { id, kind: act, number, sum: amount, status } = row;
  const event = (
    step: ApprovalEvent["step"],
    at: Date,
    by: Pick<ApprovalEvent, "administrator" | "reason">,
  ): ApprovalEvent => ({
    id: `${id}-${step}`,
    at: new Date(at).toISOString(),
    kind: "approval",
    step,
    act,
    number,
    amount,
    ...by,
  });
  const requested = event("requested", row.requested_at, {
    administrator: row.requester,
    reason: row.reason,
  });
  if (status === "waiting") return [requested];
  if (status === "expired")
    return [requested, event("expired", row.expires_at, { administrator: null, reason: null })];
  if (row.decided_at === null) return [requested];
  return [
    requested,
    event(status, row.decided_at, { administrator: row.decider, reason: row.decision_reason }),
  ];
}
