import { useLocation } from "react-router";
import { ReturnList } from "../../features/parcels/admin/return-list.tsx";
import { parseReturnsChoice } from "../../features/parcels/admin/returns-address.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function ReturnsPage() {
  const t = useTexts();
  const title = t("sellerReturns.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <ReturnList choice={parseReturnsChoice(new URLSearchParams(useLocation().search))} />
    </div>
  );
}
