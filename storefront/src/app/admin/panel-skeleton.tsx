import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./admin-panel.module.css";

/** Placeholder of a panel page until session and code are loaded. */
export function PanelSkeleton() {
  const t = useTexts();
  return (
    <>
      <PageHead
        title={`${t("admin.title")} · ${t("shop.name")}`}
        description={t("admin.title")}
        index={false}
      />
      <h1 className={styles.heard}>{t("admin.title")}</h1>
      <div role="group" aria-busy aria-label={t("common.loading")} className={styles.skeleton}>
        <Skeleton shape="box" height="2.75rem" width="min(24rem, 80%)" />
        <Skeleton shape="box" height="20rem" />
      </div>
    </>
  );
}
