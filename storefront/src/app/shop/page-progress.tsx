import { useTexts } from "../../i18n/texts-context.tsx";
import { usePageLoading } from "../lazy-page.tsx";
import styles from "./page-progress.module.css";

/** A thin line over the page while the next one loads. Quick pages come without it: it waits before it shows. */
export function PageProgress() {
  const t = useTexts();
  if (!usePageLoading()) return null;
  return <div role="progressbar" aria-label={t("common.loading")} className={styles.root} />;
}
