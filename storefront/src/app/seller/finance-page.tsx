import { useLocation } from "react-router";
import { parseFinanceChoice } from "../../features/finance/finance-choice.ts";
import { FinanceView } from "../../features/finance/finance-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PanelHead } from "./panel-head.tsx";
import styles from "./numbers-page.module.css";

export default function FinancePage() {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <PanelHead title={t("finance.title")} />
      <h1>{t("finance.title")}</h1>
      <FinanceView choice={parseFinanceChoice(new URLSearchParams(useLocation().search))} />
    </div>
  );
}
