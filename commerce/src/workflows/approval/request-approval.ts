import type { Approval, NewApproval } from "@bezak/contract/approvals.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findWaiting, insertApproval, type ApprovalRow } from "../../modules/approval/approval-repository.ts";
import { ShopError } from "../../shop-error.ts";
import { inTransaction, toSqlScope } from "../users/sql.ts";
import { needsApproval, readApprovalLimit } from "./approval-limit.ts";
import { describeAct } from "./approved-acts.ts";
import { outdated } from "./outdated.ts";
import { refuseOtherActs } from "./permitted-acts.ts";
import { viewApproval } from "./read-approvals.ts";

const isSame = (one: ApprovalRow, other: NewApproval, requestedBy: string): boolean =>
  one.requestedBy === requestedBy &&
  one.kind === other.kind &&
  one.itemId === (other.itemId ?? null) &&
  one.reason === other.reason &&
  one.reference === (other.reference ?? null);

/**
 * Requests an act above the sum of the settings from another administrator. A repeat returns the first request.
 * @throws ShopError 403 rank_required; 404; 409 approval_not_needed, approval_waiting for another request about the object,
 * approval_outdated if the object has changed since it was read
 */
export async function requestApproval(
  container: MedusaContainer,
  requested: NewApproval,
  requestedBy: string,
): Promise<Approval> {
  const { kind, objectId, itemId = null, reason, reference = null, version } = requested;
  await refuseOtherActs(container, requestedBy, kind);
  const [object, over] = await Promise.all([
    describeAct(container, kind, { objectId, itemId }),
    readApprovalLimit(container),
  ]);
  const { earlier, ...now } = object;
  if (version !== undefined && version !== now.version)
    throw outdated({ version, sum: null }, { version: now.version, sum: now.sum });
  if (now.sum === 0 || !needsApproval(over, now.sum + earlier))
    throw new ShopError(409, "approval_not_needed", "One administrator may do this");
  const row = { ...now, kind, itemId, reason, reference, requestedBy };
  const id = await inTransaction(container, async (sql) => {
    const scope = toSqlScope(sql);
    const made = (await insertApproval(scope, row)) ?? (await findWaiting(scope, now.objectId));
    // decided between the two statements
    if (!made || !isSame(made, requested, requestedBy))
      throw new ShopError(409, "approval_waiting", "Another request waits");
    return made.id;
  });
  return viewApproval(container, id, requestedBy);
}
