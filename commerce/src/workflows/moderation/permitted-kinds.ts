import { accessTable, type CallName } from "@bezak/contract/access-table.ts";
import { moderationKinds, type ModerationKind } from "@bezak/contract/moderation-rules.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRank, refuseOtherRanks } from "../auth/administrator-rank.ts";
import { readSql } from "../users/sql.ts";

/** The call by which an item of a kind is decided outside of the queue: the ranks that may make it decide here too. */
const decidingCalls = {
  review: "setReviewStatus",
  report: "setReviewStatus",
  application: "approveApplication",
  message: "setContactMessageStatus",
  product: "changeProduct",
} as const satisfies Record<ModerationKind, CallName>;

const ranksOf = (kind: ModerationKind) => accessTable[decidingCalls[kind]].ranks ?? [];

/** The kinds that an administrator sees and decides about. */
export async function readPermittedKinds(
  container: MedusaContainer,
  adminId: string,
): Promise<ModerationKind[]> {
  const rank = await readRank(readSql(container), adminId);
  return moderationKinds.filter((kind) => rank !== null && ranksOf(kind).includes(rank));
}

/** @throws ShopError 403 rank_required */
export async function refuseOtherKinds(
  container: MedusaContainer,
  adminId: string,
  kind: ModerationKind,
): Promise<void> {
  refuseOtherRanks(await readRank(readSql(container), adminId), ranksOf(kind));
}
