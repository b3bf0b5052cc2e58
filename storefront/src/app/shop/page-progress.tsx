import { useTexts } from "../../i18n/texts-context.tsx";
import { usePageLoading } from "../lazy-page.tsx";
import styles from "./page-progress.module.css";

/** A thin line while the next page loads, shown after a delay, so that fast pages have none. */
export function PageProgress() {
  const t = useTexts();
  if (!usePageLoading()) return null;
  return <div role="progressbar" aria-label={t("common.loading")} className={styles.root} />;
}
