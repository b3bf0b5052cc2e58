import { Skeleton } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PanelHead } from "./panel-head.tsx";
import styles from "./seller-shell.module.css";

/** Placeholder of a panel page until session and code are loaded. */
export function SellerSkeleton() {
  const t = useTexts();
  return (
    <>
      <PanelHead title={t("sellerPanel.title")} />
      <h1 className={styles.heard}>{t("sellerPanel.title")}</h1>
      <div role="group" aria-busy aria-label={t("common.loading")} className={styles.skeleton}>
        <Skeleton shape="box" height="2.75rem" width="min(24rem, 80%)" />
        <Skeleton shape="box" height="20rem" />
      </div>
    </>
  );
}
