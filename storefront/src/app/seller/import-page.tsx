import { ImportsView } from "../../features/product-imports/imports-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PanelHead } from "./panel-head.tsx";
import styles from "./numbers-page.module.css";

/** Goods from a table and into one. */
export default function ImportPage() {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PanelHead title={t("imports.title")} />
      <header>
        <h1>{t("imports.title")}</h1>
        <p className={styles.about}>{t("imports.about")}</p>
      </header>
      <ImportsView />
    </div>
  );
}
