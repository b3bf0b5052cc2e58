import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./order-view.module.css";

/** Keeps the place of orders that are loading. */
export function OrdersSkeleton({ count }: { count: number }) {
  const t = useTexts();
  return (
    <div aria-busy aria-label={t("common.loading")} className={styles.parcels}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="box" height="11rem" />
      ))}
    </div>
  );
}
