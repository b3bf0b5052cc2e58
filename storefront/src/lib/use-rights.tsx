import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import { createContext, use, type ReactNode } from "react";
import { mayCall, mayUse, type AdminCall, type AdminPart } from "./rights.ts";

const Rank = createContext<AdminRank | undefined>(undefined);

/** Tells everything below what the signed-in administrator is. */
export function RankProvider({ rank, children }: { rank: AdminRank | undefined; children: ReactNode }) {
  return <Rank value={rank}>{children}</Rank>;
}

export interface Rights {
  rank: AdminRank | undefined;
  mayCall: (call: AdminCall) => boolean;
  mayUse: (part: AdminPart) => boolean;
}

/** What the signed-in administrator may do, by the access table. */
export function useRights(): Rights {
  const rank = use(Rank);
  return {
    rank,
    mayCall: (call) => mayCall(rank, call),
    mayUse: (part) => mayUse(rank, part),
  };
}

/** Shown only to administrators who may make the call. */
export function Permitted({ call, children }: { call: AdminCall; children: ReactNode }) {
  return useRights().mayCall(call) ? children : null;
}
