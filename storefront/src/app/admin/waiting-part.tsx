import { CountBadge, VisuallyHidden } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { formatNumber } from "../../lib/format-sum.ts";
import styles from "./waiting-page.module.css";

export interface WaitingPartProps {
  /** anchor of the part */
  id: string;
  title: string;
  /** open items; undefined until it is known */
  count: number | undefined;
  about?: string;
  children: ReactNode;
}

export function WaitingPart({ id, title, count, about, children }: WaitingPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <div>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
          {count === undefined ? null : (
            <>
              <CountBadge count={count} max={999} />
              <VisuallyHidden>{formatNumber(count)}</VisuallyHidden>
            </>
          )}
        </h2>
        {about ? <p className={styles.about}>{about}</p> : null}
      </div>
      {children}
    </section>
  );
}
