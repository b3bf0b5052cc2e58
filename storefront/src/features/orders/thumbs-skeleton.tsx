import { Skeleton } from "@bezak/ui-kit";
import styles from "./order-thumbs.module.css";

export function ThumbsSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton shape="box" ratio="1 / 1" />
      <Skeleton shape="box" ratio="1 / 1" />
      <Skeleton shape="box" ratio="1 / 1" />
    </div>
  );
}
