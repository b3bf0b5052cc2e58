import { callRights, partRights } from "@bezak/contract/admin-rights.ts";
import type { AdminRank } from "@bezak/contract/admin-ranks.ts";

/** A call of the administrators' panel, by its method and path. */
export type AdminCall = keyof typeof callRights;

/** A part of a call that fewer ranks may use. */
export type AdminPart = keyof typeof partRights;

/** Of the signed-in administrator: null opens nothing, undefined comes from an older server. */
export type OwnRank = AdminRank | null | undefined;

const includes = (ranks: readonly AdminRank[], rank: OwnRank): boolean =>
  rank === undefined || (rank !== null && ranks.includes(rank));

/** Whether a rank may make a call. The server decides; for an unknown rank the panel hides nothing. */
export const mayCall = (rank: OwnRank, call: AdminCall): boolean => includes(callRights[call], rank);

export const mayUse = (rank: OwnRank, part: AdminPart): boolean => includes(partRights[part], rank);

/** The ranks that may make at least one of the calls, the highest first. */
export function listRanks(calls: readonly AdminCall[]): AdminRank[] {
  return [...new Set(calls.flatMap((call) => [...callRights[call]]))];
}
