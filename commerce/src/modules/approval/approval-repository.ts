import type { Sum } from "@bezak/contract/money.ts";
import { APPROVAL_HOURS, type ApprovalKind, type ApprovalStatus } from "@bezak/contract/approval-rules.ts";
import { generateEntityId } from "@medusajs/framework/utils";
import type { SqlManager } from "../../queue/sql-scope.ts";

/** A row of `approval`. */
export interface ApprovalRow {
  id: string;
  kind: ApprovalKind;
  status: ApprovalStatus;
  sum: Sum;
  objectId: string;
  itemId: string | null;
  number: string;
  orderId: string | null;
  sellerId: string | null;
  reason: string;
  reference: string | null;
  /** of the object when it was requested */
  version: string;
  requestedBy: string;
  requestedAt: Date;
  expiresAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
}

/** What is requested, of which object in which state. */
export type NewApprovalRow = Pick<
  ApprovalRow,
  | "kind"
  | "sum"
  | "objectId"
  | "itemId"
  | "number"
  | "orderId"
  | "sellerId"
  | "reason"
  | "reference"
  | "version"
  | "requestedBy"
>;

export interface ApprovalDecision {
  to: Exclude<ApprovalStatus, "waiting" | "expired">;
  /** id of the administrator */
  by: string;
  reason?: string;
}

/** The status as it is now: nothing marks a request when its time is over. */
export const STATUS_NOW = `case when status = 'waiting' and expires_at <= now() then 'expired' else status end`;

/** Condition on requests that can be decided. */
export const IS_WAITING = "status = 'waiting' and expires_at > now()";

export const approvalColumns = `id, kind, ${STATUS_NOW} as status, sum::float8, object_id as "objectId", item_id as "itemId",
  number, order_id as "orderId", seller_id as "sellerId", reason, reference, version, requested_by as "requestedBy",
  requested_at as "requestedAt", expires_at as "expiresAt", decided_by as "decidedBy", decided_at as "decidedAt",
  decision_reason as "decisionReason"`;

const execute = async <Row>(sql: SqlManager, statement: string, values: unknown[]) =>
  (await sql.execute(statement, values)) as Row[];

/** Stores a request; undefined if another one about the object waits. */
export async function insertApproval(
  sql: SqlManager,
  {
    kind,
    sum,
    objectId,
    itemId,
    number,
    orderId,
    sellerId,
    reason,
    reference,
    version,
    requestedBy,
  }: NewApprovalRow,
): Promise<ApprovalRow | undefined> {
  await execute(
    sql,
    "update approval set status = 'expired', updated_at = now() where object_id = ? and status = 'waiting' and expires_at <= now()",
    [objectId],
  );
  const [row] = await execute<ApprovalRow>(
    sql,
    `insert into approval (id, kind, sum, object_id, item_id, number, order_id, seller_id, reason, reference, version,
       requested_by, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, now() + ? * interval '1 hour')
     on conflict (object_id) where status = 'waiting' do nothing returning ${approvalColumns}`,
    [
      generateEntityId("", "appr"),
      kind,
      sum,
      objectId,
      itemId,
      number,
      orderId,
      sellerId,
      reason,
      reference,
      version,
      requestedBy,
      APPROVAL_HOURS,
    ],
  );
  return row;
}

/** The request about this object that waits. */
export async function findWaiting(sql: SqlManager, objectId: string): Promise<ApprovalRow | undefined> {
  const [row] = await execute<ApprovalRow>(
    sql,
    `select ${approvalColumns} from approval where object_id = ? and ${IS_WAITING}`,
    [objectId],
  );
  return row;
}

export async function findApproval(sql: SqlManager, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await execute<ApprovalRow>(sql, `select ${approvalColumns} from approval where id = ?`, [id]);
  return row;
}

/** Requests that were made, decided or left without a decision since then. */
export const approvalsSince = (sql: SqlManager, since: Date): Promise<ApprovalRow[]> =>
  execute<ApprovalRow>(
    sql,
    `select ${approvalColumns} from approval where requested_at >= ? or decided_at >= ?
       or (expires_at >= ? and expires_at <= now()) order by requested_at, id`,
    [since, since, since],
  );

/**
 * Decides about a request that waits; false if it does not wait any more, then nothing changes. In the transaction of the
 * act that it permits: so the act is carried out once or not at all, however many processes approve it.
 */
export async function decideApproval(
  sql: SqlManager,
  id: string,
  { to, by, reason }: ApprovalDecision,
): Promise<boolean> {
  const decided = await execute(
    sql,
    `update approval set status = ?, decided_by = ?, decided_at = now(), decision_reason = ?, updated_at = now()
     where id = ? and ${IS_WAITING} returning id`,
    [to, by, reason ?? null, id],
  );
  return decided.length === 1;
}
