import { adjustmentRequests } from "@bezak/contract/routes/adjustments.ts";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { WaitingAdjustments } from "../../features/admin-finance/waiting-adjustments.tsx";
import { ApprovalsView } from "../../features/approvals/approvals-view.tsx";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { approvalListQuery, parseApprovalChoice, saveApprovals } from "../../lib/approvals/approvals-api.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { Permitted } from "../../lib/use-rights.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function ApprovalsPage() {
  const t = useTexts();
  const { user } = useSession();
  const title = t("approvals.title");
  const choice = parseApprovalChoice(new URLSearchParams(useLocation().search));
  const approvals = useQuery(approvalListQuery(useApi(), choice));
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <ExportTitle
        menu={
          <ExportMenu
            save={(api, format) => saveApprovals(api, { ...choice, format })}
            total={approvals.data?.pagination.total}
          />
        }
      >
        <h1>{title}</h1>
      </ExportTitle>
      <ApprovalsView choice={choice} />
      <Permitted call={adjustmentRequests}>
        <WaitingAdjustments administratorId={user?.id} />
      </Permitted>
    </div>
  );
}
