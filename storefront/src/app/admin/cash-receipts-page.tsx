import { useLocation } from "react-router";
import { parseCashChoice } from "../../features/cash-receipts/cash-address.ts";
import { CashView } from "../../features/cash-receipts/cash-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

/** Cash on delivery that the marketplace's couriers collected. */
export default function CashReceiptsPage() {
  const t = useTexts();
  const title = t("adminCash.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <CashView choice={parseCashChoice(new URLSearchParams(useLocation().search))} />
    </div>
  );
}
