import { adjustmentRequests } from "@bezak/contract/routes/adjustments.ts";
import { useLocation } from "react-router";
import { WaitingAdjustments } from "../../features/admin-finance/waiting-adjustments.tsx";
import { parseApprovalChoice } from "../../features/approvals/approvals-address.ts";
import { ApprovalsView } from "../../features/approvals/approvals-view.tsx";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Permitted } from "../../lib/use-rights.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function ApprovalsPage() {
  const t = useTexts();
  const { user } = useSession();
  const title = t("approvals.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <ApprovalsView choice={parseApprovalChoice(new URLSearchParams(useLocation().search))} />
      <Permitted call={adjustmentRequests}>
        <WaitingAdjustments administratorId={user?.id} />
      </Permitted>
    </div>
  );
}
