import type { Approval } from "@bezak/contract/approvals.ts";
import { approvalKinds, approvalStatuses } from "@bezak/contract/approval-rules.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import type { ApprovalDecision } from "../../lib/approvals/approvals-api.ts";
import { DecisionDialog } from "../../lib/approvals/decision-dialog.tsx";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { ListSearch } from "../../lib/list-search.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { usualOrders, type UsualOrder } from "../../lib/list-view/usual-order.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { countedBy } from "../../lib/counted.ts";
import { TabLinks } from "../../lib/tab-links.tsx";
import { useListFocus } from "../../lib/use-list-focus.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { useSum } from "../../lib/use-sum.ts";
import { approvalColumns } from "./approval-columns.ts";
import { approvalListQuery, saveApprovals } from "./approval-list-api.ts";
import { ApprovalTable } from "./approval-table.tsx";
import { approvalSearch, parseApprovalChoice, type ApprovalChoice } from "./approvals-address.ts";
import styles from "./approvals-view.module.css";
import { NoApprovals } from "./no-approvals.tsx";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

const toFilters = (search: URLSearchParams) => approvalSearch({ ...parseApprovalChoice(search), page: 1 });

/**
 * Acts that wait for a second administrator, and what became of the others. Needs the message parts `approvals`, `list-views`
 * and `list-exports`.
 */
export function ApprovalsView({ choice }: { choice: ApprovalChoice }) {
  const t = useTexts();
  const sum = useSum();
  const replaceAddress = useReplaceAddress();
  const approvals = useQuery(approvalListQuery(useApi(), choice));
  const [deciding, setDeciding] = useState<{ approval: Approval; to: ApprovalDecision["to"] } | null>(null);
  const focus = useListFocus<HTMLDivElement>(approvals.data?.data);
  const view = useListView({ columns: approvalColumns, path: usePanelPaths().approvals(), toFilters });
  const toAddress = (to: Partial<ApprovalChoice>) =>
    view.toAddress(approvalSearch({ ...choice, page: 1, ...to }));
  const narrow = (change: Partial<ApprovalChoice>) => replaceAddress(toAddress(change));
  const order = { order: choice.sort, onOrder: (sort: UsualOrder) => narrow({ sort }) };
  const over = approvals.data?.over;
  return (
    <div className={styles.root}>
      <ViewBar
        list={view}
        order={<OrderChoice options={usualOrders} {...order} />}
        exportMenu={
          <ExportMenu
            save={(api, format) => saveApprovals(api, choice, format)}
            total={approvals.data?.pagination.total}
          />
        }
      />
      {over === undefined ? null : (
        <p className={styles.about}>
          {over === null ? t("approvals.off") : t("approvals.about", { sum: sum(over) })}
        </p>
      )}
      <TabLinks
        label={t("approvals.filter")}
        tabs={[...approvalStatuses, null].map((status) => ({
          name: t(status ? `approvals.tabs.${status}` : "approvals.all"),
          to: toAddress({ status }),
          isHere: status === choice.status,
          ...countedBy(approvals.data, status),
        }))}
      />
      <div className={styles.filter}>
        <ListSearch
          label={t("approvals.search")}
          hint={t("approvals.searchHint")}
          q={choice.q}
          onSearch={(q) => narrow({ q })}
        />
        <NativeSelect
          hideLabel
          label={t("approvals.kind")}
          value={choice.kind ?? ""}
          options={[
            { value: "", label: t("approvals.anyKind") },
            ...approvalKinds.map((kind) => ({ value: kind as string, label: t(`approvals.kinds.${kind}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            narrow({ kind: approvalKinds.find((kind) => kind === value) })
          }
        />
      </div>
      <div {...focus} className={styles.list}>
        <ApprovalTable
          {...pageRows(approvals)}
          empty={<NoApprovals choice={choice} toAll={toAddress({ status: null, kind: undefined, q: "" })} />}
          shown={view.shown}
          density={view.density}
          {...order}
          onDecide={(approval, to) => setDeciding({ approval, to })}
        />
      </div>
      <ListPages page={choice.page} part={approvals.data} toAddress={(page) => toAddress({ page })} />
      {deciding ? <DecisionDialog {...deciding} onClose={() => setDeciding(null)} /> : null}
    </div>
  );
}
