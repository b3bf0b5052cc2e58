import { decidingRanks } from "@bezak/contract/moderation-rights.ts";
import { moderationKinds, type ModerationKind } from "@bezak/contract/moderation-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRank, refuseOtherRanks } from "../auth/administrator-rank.ts";
import { readSql } from "../users/sql.ts";

/** The kinds that an administrator sees and decides about. */
export async function readPermittedKinds(
  container: MedusaContainer,
  adminId: string,
): Promise<ModerationKind[]> {
  const rank = await readRank(readSql(container), adminId);
  return moderationKinds.filter((kind) => rank !== null && decidingRanks(kind).includes(rank));
}

/** @throws ShopError 403 rank_required */
export async function refuseOtherKinds(
  container: MedusaContainer,
  adminId: string,
  kind: ModerationKind,
): Promise<void> {
  refuseOtherRanks(await readRank(readSql(container), adminId), decidingRanks(kind));
}
