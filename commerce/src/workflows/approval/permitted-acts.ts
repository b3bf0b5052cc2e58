import { accessTable } from "@bezak/contract/access-table.ts";
import { partTable } from "@bezak/contract/access-parts.ts";
import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import { approvalKinds, approvedActs, type ApprovalKind } from "@bezak/contract/approval-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { readRank, refuseOtherRanks } from "../auth/administrator-rank.ts";
import { readSql } from "../users/sql.ts";

/** The ranks that may do the act without approval request and approve it. */
export function ranksOfAct(kind: ApprovalKind): readonly AdminRank[] {
  const act = approvedActs[kind];
  return "call" in act ? (accessTable[act.call].ranks ?? []) : partTable[act.part];
}

/** The kinds that an administrator sees, requests and decides. */
export async function readPermittedActs(
  container: MedusaContainer,
  adminId: string,
): Promise<ApprovalKind[]> {
  const rank = await readRank(readSql(container), adminId);
  return approvalKinds.filter((kind) => rank !== null && ranksOfAct(kind).includes(rank));
}

/** @throws ShopError 403 rank_required */
export async function refuseOtherActs(
  container: MedusaContainer,
  adminId: string,
  kind: ApprovalKind,
): Promise<void> {
  refuseOtherRanks(await readRank(readSql(container), adminId), ranksOfAct(kind));
}

/**
 * What an administrator requested is not carried out once that administrator may not do it any more. Nor is what somebody
 * requested who has left the team: whoever joins it again has another id, under which the request would not be the own one.
 * @throws ShopError 409 requester_not_permitted
 */
export async function refuseFormerRequester(
  container: MedusaContainer,
  requestedBy: string,
  ranks: readonly AdminRank[],
): Promise<void> {
  try {
    refuseOtherRanks(await readRank(readSql(container), requestedBy), ranks);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    throw new ShopError(409, "requester_not_permitted", "The requester may not do this any more");
  }
}
