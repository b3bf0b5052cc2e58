import type { Approval } from "@bezak/contract/approvals.ts";
import { approvalStatuses } from "@bezak/contract/approval-rules.ts";
import { EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Stamp } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import {
  approvalListQuery,
  approvalSearch,
  type ApprovalChoice,
  type ApprovalDecision,
} from "../../lib/approvals/approvals-api.ts";
import { DecisionDialog } from "../../lib/approvals/decision-dialog.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import { useListFocus } from "../../lib/use-list-focus.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { ApprovalTable } from "./approval-table.tsx";
import styles from "./approvals-view.module.css";

/** Acts that wait for a second administrator, and what became of the others. */
export function ApprovalsView({ choice }: { choice: ApprovalChoice }) {
  const t = useTexts();
  const sum = useSum();
  const paths = usePanelPaths();
  const approvals = useQuery(approvalListQuery(useApi(), choice));
  const [deciding, setDeciding] = useState<{ approval: Approval; to: ApprovalDecision["to"] } | null>(null);
  const focus = useListFocus<HTMLDivElement>(approvals.data?.data);
  const toAddress = (to: ApprovalChoice) => paths.approvals() + approvalSearch(to);
  const over = approvals.data?.over;
  return (
    <div className={styles.root}>
      {over === undefined ? null : (
        <p className={styles.about}>
          {over === null ? t("approvals.off") : t("approvals.about", { sum: sum(over) })}
        </p>
      )}
      <TabLinks
        label={t("approvals.filter")}
        tabs={[...approvalStatuses, null].map((status) => ({
          name: t(status ? `approvals.tabs.${status}` : "approvals.all"),
          to: toAddress({ status, page: 1 }),
          isHere: status === choice.status,
        }))}
      />
      <div {...focus} className={styles.list}>
        <ApprovalTable
          {...pageRows(approvals)}
          empty={
            <EmptyState
              icon={<Stamp aria-hidden />}
              title={t(choice.status === "waiting" ? "approvals.empty" : "approvals.nothing")}
            />
          }
          onDecide={(approval, to) => setDeciding({ approval, to })}
        />
      </div>
      <ListPages
        page={choice.page}
        part={approvals.data}
        toAddress={(page) => toAddress({ ...choice, page })}
      />
      {deciding ? <DecisionDialog {...deciding} onClose={() => setDeciding(null)} /> : null}
    </div>
  );
}
