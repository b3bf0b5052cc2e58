import { lazy, Suspense } from "react";
import { useHydrated } from "../../lib/use-hydrated.ts";
import type { RecentRowProps } from "./recent-row.tsx";

const RecentRow = lazy(() => import("./recent-row.tsx"));

/** What this browser has looked at: known to it alone, so it comes once the page is there. */
export function RecentGoods(props: RecentRowProps) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <RecentRow {...props} />
    </Suspense>
  );
}
