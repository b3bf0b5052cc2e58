import { useLocation } from "react-router";
import { parsePayoutChoice } from "../../features/admin-finance/payouts-api.ts";
import { PayoutsView } from "../../features/admin-finance/payouts-view.tsx";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function PayoutsPage() {
  const t = useTexts();
  const { user } = useSession();
  const title = t("adminPayouts.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <PayoutsView
        choice={parsePayoutChoice(new URLSearchParams(useLocation().search))}
        administratorId={user?.id}
      />
    </div>
  );
}
