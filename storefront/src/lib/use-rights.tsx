import { TextLink, type TextLinkProps } from "@bezak/ui-kit";
import { createContext, use, type ReactNode } from "react";
import { Link } from "./link.tsx";
import { mayCall, mayUse, type AdminCall, type AdminPart, type OwnRank } from "./rights.ts";

interface Known {
  rank: OwnRank;
  /** whether the page of an address of the panel is open to the rank */
  mayOpen: (to: string) => boolean;
}

const Rank = createContext<Known>({ rank: undefined, mayOpen: () => true });

/** Tells everything below what the signed-in administrator is, and which pages that opens. */
export function RankProvider({ children, ...known }: Known & { children: ReactNode }) {
  return <Rank value={known}>{children}</Rank>;
}

export interface Rights extends Known {
  mayCall: (call: AdminCall) => boolean;
  mayUse: (part: AdminPart) => boolean;
}

/** What the signed-in administrator may do, by the access table. */
export function useRights(): Rights {
  const { rank, mayOpen } = use(Rank);
  return {
    rank,
    mayOpen,
    mayCall: (call) => mayCall(rank, call),
    mayUse: (part) => mayUse(rank, part),
  };
}

/** Shown only to administrators who may make the call. */
export function Permitted({ call, children }: { call: AdminCall; children: ReactNode }) {
  return useRights().mayCall(call) ? children : null;
}

export interface PanelLinkProps extends Pick<TextLinkProps, "variant"> {
  /** address of a page of the panel */
  to: string;
  children: ReactNode;
  /** what stands there for a rank that the page is closed to; default the same without a link */
  otherwise?: ReactNode;
}

/** A link to a page of the panel for the ranks that may open it: no link leads to a refusal. */
export function PanelLink({ to, children, otherwise = children, variant }: PanelLinkProps) {
  if (!useRights().mayOpen(to)) return otherwise;
  return (
    <TextLink asChild variant={variant}>
      <Link to={to}>{children}</Link>
    </TextLink>
  );
}
