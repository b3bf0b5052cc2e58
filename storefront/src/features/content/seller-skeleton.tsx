import { Skeleton } from "@bezak/ui-kit";
import styles from "./seller-head.module.css";

/** Placeholder of a shop's header. */
export function SellerSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.banner}>
        <Skeleton shape="box" width="100%" height="100%" />
      </div>
      <div className={styles.sign}>
        <Skeleton shape="circle" width="5rem" height="5rem" />
      </div>
      <div className={styles.words}>
        <Skeleton width="14rem" />
        <Skeleton width="20rem" />
      </div>
    </div>
  );
}
