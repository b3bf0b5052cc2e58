import { useLocation } from "react-router";
import { AdjustmentList } from "../../features/admin-finance/adjustment-list.tsx";
import { parseAdjustmentChoice } from "../../features/admin-finance/adjustments-address.ts";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function AdjustmentsPage() {
  const t = useTexts();
  const { user } = useSession();
  const title = t("adminAdjustments.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <AdjustmentList
        choice={parseAdjustmentChoice(new URLSearchParams(useLocation().search))}
        administratorId={user?.id}
      />
    </div>
  );
}
