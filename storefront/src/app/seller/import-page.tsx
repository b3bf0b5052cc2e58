import { useLocation } from "react-router";
import { ImportsView } from "../../features/product-imports/imports-view.tsx";
import { useSendImport } from "../../features/product-imports/use-imports.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { pageNumber } from "../../lib/page-number.ts";
import { LeaveGuard } from "../leave-guard.tsx";
import { PanelHead } from "./panel-head.tsx";
import styles from "./numbers-page.module.css";

/** Imports and exports products as tables. */
export default function ImportPage() {
  const t = useTexts();
  const send = useSendImport();
  const search = new URLSearchParams(useLocation().search);
  return (
    <div className={styles.page}>
      <PanelHead title={t("imports.title")} />
      <header>
        <h1>{t("imports.title")}</h1>
        <p className={styles.about}>{t("imports.about")}</p>
      </header>
      <ImportsView send={send} page={pageNumber(search)} />
      <LeaveGuard active={send.isPending} text={t("imports.leaveText")} />
    </div>
  );
}
