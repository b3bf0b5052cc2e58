import { useLocation } from "react-router";
import { parseReturnChoice } from "../../features/parcels/return-choice.ts";
import { ReturnList } from "../../features/parcels/return-list.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PanelHead } from "./panel-head.tsx";
import styles from "./products-page.module.css";

export default function ReturnsPage() {
  const t = useTexts();
  const choice = parseReturnChoice(new URLSearchParams(useLocation().search));
  return (
    <div className={styles.page}>
      <PanelHead title={t("sellerReturns.title")} />
      <h1>{t("sellerReturns.title")}</h1>
      <ReturnList choice={choice} />
    </div>
  );
}
