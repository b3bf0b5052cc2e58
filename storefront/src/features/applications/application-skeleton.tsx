import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./application-form.module.css";

/** Placeholder until it is known whether the form or a status is shown. */
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
