import { Suspense, useState } from "react";
import { optionalPart } from "../../lib/optional-part.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useInView } from "../../lib/use-in-view.ts";
import type { RecentRowProps } from "./recent-row.tsx";
import styles from "./recent-products.module.css";

const RecentRow = optionalPart(() => import("./recent-row.tsx"));

interface RecentProductsProps extends Omit<RecentRowProps, "shown"> {
  /** after a page load the row appears only once its position is not visible, so that nothing visible moves */
  waits?: boolean;
}

/** Products viewed in this browser, which the server does not know: rendered after hydration. */
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
