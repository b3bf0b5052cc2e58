import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http";
import { partTable, type CallPart } from "@bezak/contract/access-parts.ts";
import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import { ShopError } from "../shop-error.ts";
import { readRank, refuseOtherRanks } from "../workflows/auth/administrator-rank.ts";
import { readSql } from "../workflows/users/sql.ts";
import { findRanks } from "./admin-call.ts";

/**
 * Admits administrators whose present rank may make the call, by its row of the access table. Stands before every call
 * below `/admin`, so no route can forget it; a path that is in no row is answered like one that does not exist.
 */
export async function requireRank(
  req: MedusaRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_context: caller } = req as AuthenticatedMedusaRequest;
  const ranks = findRanks(req.method, req.originalUrl.split("?")[0] ?? "");
  if (!ranks) throw new ShopError(404, "not_found", "There is no such call");
  const rank = await readRank(readSql(req.scope), caller.actor_id);
  refuseOtherRanks(rank, ranks);
  admitted.set(req, rank);
  next();
}

/** The ranks of admitted callers. */
const admitted = new WeakMap<MedusaRequest, AdminRank | null>();

/** The rank of the caller, as `requireRank` has read it for this request. */
export const rankOf = (req: MedusaRequest): AdminRank | null => admitted.get(req) ?? null;

/** Whether the caller's rank may use a part of the call; what it may not see is left out of the answer. */
export function mayUsePart(req: MedusaRequest, part: CallPart): boolean {
  const rank = rankOf(req);
  return rank !== null && partTable[part].includes(rank);
}
