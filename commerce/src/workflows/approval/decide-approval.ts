import type { Approval } from "@bezak/contract/approvals.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import {
  decideApproval,
  findApproval,
  type ApprovalRow,
} from "../../modules/approval/approval-repository.ts";
import { withCurrent } from "../../shared/with-current.ts";
import { ShopError } from "../../shop-error.ts";
import { inTransaction, readSql, toSqlScope } from "../users/sql.ts";
import type { MoneyGate } from "./approval-limit.ts";
import { carryOutAct, describeAct } from "./approved-acts.ts";
import { outdated } from "./outdated.ts";
import { ranksOfAct, refuseFormerRequester, refuseOtherActs } from "./permitted-acts.ts";
import { viewApproval } from "./read-approvals.ts";

const notFound = () => new ShopError(404, "approval_not_found", "There is no such request");
const decided = () => new ShopError(409, "approval_decided", "It has been decided already");
const expired = () => new ShopError(409, "approval_expired", "The request has expired");
const isOwn = () => new ShopError(409, "own_approval", "Another administrator decides about it");

const find = (container: MedusaContainer, id: string) => findApproval(toSqlScope(readSql(container)), id);

/** The request as it is, for somebody of the ranks that may do the act. */
async function readPermitted(container: MedusaContainer, id: string, adminId: string): Promise<ApprovalRow> {
  const row = await find(container, id);
  if (!row) throw notFound();
  await refuseOtherActs(container, adminId, row.kind);
  return row;
}

function refuseDecided({ status }: ApprovalRow): void {
  if (status === "expired") throw expired();
  if (status !== "waiting") throw decided();
}

/** Refusals of an act that a change of its object explains. */
const OVERTAKEN = new Set([
  "stale_version",
  "conflict",
  "too_late_to_cancel",
  "not_found",
  "payout_not_found",
]);

interface ClaimingGate extends MoneyGate {
  /** whether this call has begun the act */
  claimed: boolean;
}

/** Admits the sum that was requested, and marks the request in the transaction with which the act begins. */
function openGate({ id, sum, version }: ApprovalRow, adminId: string): ClaimingGate {
  const gate: ClaimingGate = {
    claimed: false,
    permit: async (now) => {
      if (now !== sum) throw outdated({ version, sum }, { version, sum: now });
    },
    claim: async (scope) => {
      if (!(await decideApproval(scope, id, { to: "approved", by: adminId }))) throw decided();
      gate.claimed = true;
    },
  };
  return gate;
}

/**
 * Approves an act, which carries it out by the same workflow as without approval. The request is marked in the transaction of
 * the act's first write: a process that dies leaves either both or none, and what was begun is completed by the jobs of the
 * act. A repeat changes nothing.
 * @throws ShopError 403 rank_required; 404 approval_not_found; 409 own_approval, approval_decided, approval_expired,
 * requester_not_permitted, approval_outdated with the object as it was and as it is, and what the act throws
 */
export async function approveAct(container: MedusaContainer, id: string, adminId: string): Promise<Approval> {
  const approval = await readPermitted(container, id, adminId);
  if (approval.requestedBy === adminId) throw isOwn();
  if (approval.status !== "approved" || approval.decidedBy !== adminId)
    await withCurrentApproval(container, { id, adminId }, async () => {
      refuseDecided(approval);
      await refuseFormerRequester(container, approval.requestedBy, ranksOfAct(approval.kind));
      await carryOut(container, approval, adminId);
    });
  return viewApproval(container, id, adminId);
}

/** Refuses what somebody else has decided with the decision. */
const withCurrentApproval = (
  container: MedusaContainer,
  { id, adminId }: { id: string; adminId: string },
  act: () => Promise<void>,
): Promise<void> =>
  withCurrent(act, { codes: ["approval_decided"], read: () => viewApproval(container, id, adminId) });

async function carryOut(container: MedusaContainer, approval: ApprovalRow, adminId: string): Promise<void> {
  const { id, version, sum } = approval;
  const gate = openGate(approval, adminId);
  const error = await carryOutAct(container, approval, { adminId, gate }).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const now = await find(container, id);
  if (now?.status === "approved") {
    if (now.decidedBy !== adminId) throw decided();
    // a repeat finds the object as the first call has left it
    if (gate.claimed && error !== undefined) afterApproval(container, id, error);
    return;
  }
  if (now) refuseDecided(now);
  const isOvertaken = error instanceof ShopError && OVERTAKEN.has(error.code);
  if (error !== undefined && !isOvertaken) throw error as Error;
  // it has changed, or somebody did the same without the request
  throw outdated({ version, sum }, await readState(container, approval));
}

async function readState(container: MedusaContainer, { kind, objectId, itemId }: ApprovalRow) {
  try {
    const { version, sum } = await describeAct(container, kind, { objectId, itemId });
    return { version, sum };
  } catch (error) {
    if (error instanceof ShopError) return null;
    throw error;
  }
}

/** The act has begun: jobs complete it, also when its gateway does not answer. */
function afterApproval(container: MedusaContainer, id: string, error: unknown): void {
  if (error instanceof ShopError && error.code === "gateway_unavailable") return;
  if (error instanceof ShopError) throw error;
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .error(`${id} is approved, and its act is completed by a job: ${String(error)}`);
}

/**
 * Refuses an act of another administrator with a reason. A repeat changes nothing.
 * @throws ShopError 403 rank_required; 404 approval_not_found; 409 own_approval, approval_decided, approval_expired
 */
export async function refuseAct(
  container: MedusaContainer,
  id: string,
  { reason, adminId }: { reason: string; adminId: string },
): Promise<Approval> {
  const approval = await readPermitted(container, id, adminId);
  if (approval.requestedBy === adminId) throw isOwn();
  await withCurrentApproval(container, { id, adminId }, () =>
    end(container, approval, { to: "refused", by: adminId, reason }),
  );
  return viewApproval(container, id, adminId);
}

/**
 * Withdraws one's own request. A repeat changes nothing.
 * @throws ShopError 404 approval_not_found; 409 not_own_approval, approval_decided, approval_expired
 */
export async function withdrawAct(
  container: MedusaContainer,
  id: string,
  adminId: string,
): Promise<Approval> {
  const approval = await find(container, id);
  if (!approval) throw notFound();
  if (approval.requestedBy !== adminId)
    throw new ShopError(409, "not_own_approval", "Only its requester can withdraw it");
  await withCurrentApproval(container, { id, adminId }, () =>
    end(container, approval, { to: "withdrawn", by: adminId }),
  );
  return viewApproval(container, id, adminId);
}

async function end(
  container: MedusaContainer,
  approval: ApprovalRow,
  decision: { to: "refused" | "withdrawn"; by: string; reason?: string },
): Promise<void> {
  const isRepeat = ({ status, decidedBy }: ApprovalRow) =>
    status === decision.to && decidedBy === decision.by;
  if (isRepeat(approval)) return;
  refuseDecided(approval);
  const done = await inTransaction(container, (sql) =>
    decideApproval(toSqlScope(sql), approval.id, decision),
  );
  if (done) return;
  const now = await find(container, approval.id);
  if (!now || !isRepeat(now)) throw now?.status === "expired" ? expired() : decided();
}
