import { partTable, type CallPart } from "@bezak/contract/access-parts.ts";
import { isAdminRank, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import { ShopError } from "../../shop-error.ts";
import { IS_BLOCKED } from "../users/people.ts";
import type { Sql } from "../users/sql.ts";

const former = () => new ShopError(401, "unauthorized", "This administrator has been blocked or removed");

/**
 * The rank that an administrator has now; null if none is stored, which opens nothing.
 * @throws ShopError 401 unauthorized for a blocked or former one
 */
export async function readRank(sql: Sql, adminId: string): Promise<AdminRank | null> {
  const [row] = await sql<{ rank: string | null }>(
    `select metadata->>'rank' as rank from "user" where id = ? and deleted_at is null and not ${IS_BLOCKED}`,
    [adminId],
  );
  if (!row) throw former();
  return isAdminRank(row.rank) ? row.rank : null;
}

/** @throws ShopError 403 rank_required, with the ranks that may */
export function refuseOtherRanks(rank: AdminRank | null, ranks: readonly AdminRank[]): void {
  if (rank === null || !ranks.includes(rank))
    throw new ShopError(403, "rank_required", `Only for: ${ranks.join(", ")}`, { ranks });
}

/**
 * For a part of a call that fewer ranks may use than the call itself.
 * @throws ShopError 403 rank_required, 401 unauthorized
 */
export async function requireRankFor(part: CallPart, sql: Sql, adminId: string): Promise<void> {
  refuseOtherRanks(await readRank(sql, adminId), partTable[part]);
}
