import { useCallback, type ReactNode } from "react";
import type { OwnRank } from "../../lib/rights.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { RankProvider } from "../../lib/use-rights.tsx";
import { findPage, pagesFor } from "./admin-pages.ts";

/** What a rank may do and open, for everything below: buttons and links follow the same table as the navigation. */
export function AdminRights({ rank, children }: { rank: OwnRank; children: ReactNode }) {
  const paths = usePanelPaths();
  const mayOpen = useCallback(
    (to: string) => {
      const page = findPage(to.split("?")[0] ?? to, paths);
      return page === undefined || pagesFor(rank).includes(page);
    },
    [paths, rank],
  );
  return (
    <RankProvider rank={rank} mayOpen={mayOpen}>
      {children}
    </RankProvider>
  );
}
