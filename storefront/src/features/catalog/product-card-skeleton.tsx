import { Skeleton } from "@bezak/ui-kit";
import styles from "./product-card.module.css";
import ghost from "./product-card-skeleton.module.css";

/** Placeholder with the same boxes as a card, so that nothing moves when the products arrive. */
export function ProductCardSkeleton({ view = "grid" }: { view?: "grid" | "list" | "row" }) {
  return (
    <div data-view={view} className={styles.card}>
      <div className={styles.picture}>
        <Skeleton shape="box" ratio="1 / 1" className={ghost.picture} />
      </div>
      <div className={styles.body}>
        <div className={styles.price}>
          <div className={ghost.price}>
            <Skeleton width="60%" />
          </div>
        </div>
        <div className={styles.name}>
          <div className={ghost.line}>
            <Skeleton />
          </div>
          <div className={ghost.line}>
            <Skeleton width="70%" />
          </div>
        </div>
        <div className={styles.about}>
          <div className={ghost.about}>
            <Skeleton width="50%" />
          </div>
        </div>
        {view === "list" ? (
          <div className={styles.action}>
            <span />
            <Skeleton shape="box" height="var(--control-medium)" />
          </div>
        ) : null}
      </div>
    </div>
  );
}
