import { useLocation } from "react-router";
import { parseAuditChoice } from "../../features/audit/audit-address.ts";
import { AuditView } from "../../features/audit/audit-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

/** What administrators did, and what it changed. */
export default function AuditPage() {
  const t = useTexts();
  const title = t("audit.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <AuditView choice={parseAuditChoice(new URLSearchParams(useLocation().search))} />
    </div>
  );
}
