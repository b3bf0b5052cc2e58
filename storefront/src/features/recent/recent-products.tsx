import { Suspense, useState } from "react";
import { optionalPart } from "../../lib/optional-part.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useInView } from "../../lib/use-in-view.ts";
import type { RecentRowProps } from "./recent-row.tsx";
import styles from "./recent-products.module.css";

const RecentRow = optionalPart(() => import("./recent-row.tsx"));

interface RecentProductsProps extends Omit<RecentRowProps, "shown"> {
  /** on a page that has just loaded it waits until its place is out of sight, where it moves nothing that is seen */
  waits?: boolean;
}

/** What this browser has looked at: known to it alone, so it comes once the page is there. */
export function RecentProducts({ waits, ...row }: RecentProductsProps) {
  const hydrated = useHydrated();
  const { watch, inView, measured } = useInView();
  const [shown, setShown] = useState(hydrated || !waits);
  if (!shown && measured && !inView) setShown(true);
  return (
    <div ref={watch} className={styles.root}>
      {hydrated ? (
        <Suspense>
          <RecentRow {...row} shown={shown} />
        </Suspense>
      ) : null}
    </div>
  );
}
