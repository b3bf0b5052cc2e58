import { useLocation } from "react-router";
import { parseRefundChoice } from "../../features/admin-finance/refunds-api.ts";
import { RefundsView } from "../../features/admin-finance/refunds-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function RefundsPage() {
  const t = useTexts();
  const title = t("adminRefunds.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <RefundsView choice={parseRefundChoice(new URLSearchParams(useLocation().search))} />
    </div>
  );
}
