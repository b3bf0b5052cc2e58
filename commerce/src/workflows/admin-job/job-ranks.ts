import { accessTable, type CallName } from "@bezak/contract/access-table.ts";
import { jobKinds, type JobKind } from "@bezak/contract/job-kinds.ts";
import { endpoints } from "@bezak/contract/routes/all.ts";
import { readRank, refuseOtherRanks } from "../auth/administrator-rank.ts";
import type { Sql } from "../users/sql.ts";

const callNames = new Map(Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name as CallName]));

/** The ranks that may make the single act. */
export const ranksOf = (kind: JobKind) => accessTable[callNames.get(jobKinds[kind].call)!].ranks ?? [];

/**
 * Refuses an administrator who may not make the single act now.
 * @throws ShopError 403 rank_required, 401 unauthorized
 */
export async function requireRankOfKind(sql: Sql, adminId: string, kind: JobKind): Promise<void> {
  refuseOtherRanks(await readRank(sql, adminId), ranksOf(kind));
}

/** The kinds that an administrator may carry out now. @throws ShopError 401 unauthorized */
export async function permittedKinds(sql: Sql, adminId: string): Promise<JobKind[]> {
  const rank = await readRank(sql, adminId);
  const kinds = Object.keys(jobKinds) as JobKind[];
  return rank === null ? [] : kinds.filter((kind) => ranksOf(kind).includes(rank));
}
