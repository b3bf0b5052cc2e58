import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./application-form.module.css";

/** Keeps the place of the form, or of where the application stands, until it is known which. */
export function ApplicationSkeleton() {
  const t = useTexts();
  return (
    <div role="group" aria-busy aria-label={t("common.loading")} className={styles.part}>
      <Skeleton shape="box" height="2rem" width="60%" />
      <Skeleton shape="box" height="3rem" />
      <Skeleton shape="box" height="3rem" />
      <Skeleton shape="box" height="8rem" />
      <Skeleton shape="box" height="3rem" />
    </div>
  );
}
