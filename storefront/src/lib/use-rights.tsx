import { createContext, use, type ReactNode } from "react";
import { mayCall, mayUse, type AdminCall, type AdminPart, type OwnRank } from "./rights.ts";

const Rank = createContext<OwnRank>(undefined);

/** Tells everything below what the signed-in administrator is. */
export function RankProvider({ rank, children }: { rank: OwnRank; children: ReactNode }) {
  return <Rank value={rank}>{children}</Rank>;
}

export interface Rights {
  rank: OwnRank;
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
