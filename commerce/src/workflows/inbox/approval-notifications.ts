import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { approvalsSince, type ApprovalRow } from "../../modules/approval/approval-repository.ts";
import { ranksOfAct } from "../approval/permitted-acts.ts";
import { readSql, toSqlScope } from "../users/sql.ts";
import { toAdministrators } from "./admin-notifications.ts";

/** For the administrator who requested it; undefined while it waits, and of what that administrator has withdrawn. */
function toRequester({
  id,
  status,
  kind: act,
  number,
  sum: amount,
  requestedBy: customerId,
  decidedAt,
  decisionReason: reason,
  expiresAt,
}: ApprovalRow): NewNotification | undefined {
  const data = { approvalId: id, act, number, amount };
  const sent = {
    key: `approval:${id}:${status}:${customerId}`,
    customerId,
    at: new Date(decidedAt ?? expiresAt),
  };
  if (status === "approved") return { ...sent, event: "admin_approval_approved", data };
  if (status === "refused") return { ...sent, event: "admin_approval_refused", data: { ...data, reason } };
  if (status === "expired") return { ...sent, event: "admin_approval_expired", data };
  return undefined;
}

/** Acts for a second administrator: what waits for everybody who may decide, the result for the requester. */
export async function readApprovalNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const rows = await approvalsSince(toSqlScope(readSql(container)), since);
  const notifications: NewNotification[] = [];
  for (const row of rows) {
    const { id, status, kind: act, number, sum: amount, requestedBy, requestedAt } = row;
    const result = toRequester(row);
    if (result) notifications.push(result);
    if (status !== "waiting") continue;
    const data = { approvalId: id, act, number, amount };
    const key = `approval:${id}:waiting`;
    const waiting = { key, at: new Date(requestedAt), event: "admin_approval_waiting", data } as const;
    notifications.push(...(await toAdministrators(container, [waiting], requestedBy, ranksOfAct(act))));
  }
  return notifications;
}
