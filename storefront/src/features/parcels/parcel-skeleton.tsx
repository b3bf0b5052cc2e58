import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./parcel-view.module.css";

/** Placeholder of a parcel or a return. */
export function ParcelSkeleton() {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.root}>
      <Skeleton shape="box" height="2.75rem" width="min(24rem, 80%)" />
      <Skeleton shape="box" height="5rem" />
      <Skeleton shape="box" height="18rem" />
    </div>
  );
}
