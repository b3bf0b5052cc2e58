import type { SellerPayout } from "@bezak/contract/finance.ts";
import { payoutStatuses } from "@bezak/contract/payout-status.ts";
import { bankFile } from "@bezak/contract/routes/payouts.ts";
import { Card, EmptyState, Skeleton } from "@bezak/ui-kit";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Landmark } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ActionFailure } from "../../lib/action-failure.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { Permitted } from "../../lib/use-rights.tsx";
import { waitingAdjustmentsQuery } from "./adjustments-api.ts";
import { BankFileCard } from "./bank-file-card.tsx";
import { FinanceActions } from "./finance-actions.tsx";
import { payoutColumns } from "./finance-columns.ts";
import MoveDialog from "./move-dialog.tsx";
import { PayoutTable } from "./payout-table.tsx";
import {
  downloadBankFile,
  parsePayoutChoice,
  payoutListQuery,
  payoutSearch,
  previewQuery,
  savePayouts,
  scheduledQuery,
  type PayoutChoice,
  type PayoutMove,
} from "./payouts-api.ts";
import styles from "./payouts-view.module.css";
import { SweepCard } from "./sweep-card.tsx";
import { WaitingAdjustments } from "./waiting-adjustments.tsx";

export interface PayoutsViewProps {
  choice: PayoutChoice;
  /** the current user, since administrators cannot approve their own adjustments */
  administratorId: string | undefined;
}

const toFilters = (search: URLSearchParams) => payoutSearch({ ...parsePayoutChoice(search), page: 1 });

export function PayoutsView({ choice, administratorId }: PayoutsViewProps) {
  const t = useTexts();
  const api = useApi();
  const paths = usePanelPaths();
  const payouts = useQuery(payoutListQuery(api, choice));
  // some cards may be absent: all are shown together once known, so that nothing moves while it is pressed
  const cards = [
    useQuery(waitingAdjustmentsQuery(api)),
    useQuery(previewQuery(api)),
    useQuery(scheduledQuery(api)),
  ];
  const [moving, setMoving] = useState<{ payout: SellerPayout; to: PayoutMove["to"] } | null>(null);
  const file = useMutation({ mutationFn: (batch: string) => downloadBankFile(api, batch) });
  const view = useListView({ columns: payoutColumns, path: paths.payouts(), toFilters });
  const toAddress = (to: PayoutChoice) => view.toAddress(payoutSearch(to));
  const areComing = cards.some(({ isLoading }) => isLoading);
  return (
    <div className={styles.root} aria-busy={areComing || undefined}>
      <FinanceActions />
      {areComing ? (
        <ComingCards />
      ) : (
        <>
          <WaitingAdjustments administratorId={administratorId} />
          <SweepCard />
          <Permitted call={bankFile}>
            <BankFileCard />
          </Permitted>
          <ViewBar
            list={view}
            exportMenu={
              <ExportMenu
                save={(client, format) => savePayouts(client, choice, format)}
                total={payouts.data?.pagination.total}
              />
            }
          />
          <TabLinks
            label={t("adminPayouts.filter")}
            tabs={[null, ...payoutStatuses].map((status) => ({
              name: status ? t(`adminPayouts.tabs.${status}`) : t("adminPayouts.all"),
              to: toAddress({ status, page: 1 }),
              isHere: status === choice.status,
            }))}
          />
          <ActionFailure of={file} />
          <PayoutTable
            {...pageRows(payouts)}
            empty={
              <EmptyState
                icon={<Landmark aria-hidden />}
                title={t(choice.status ? "adminPayouts.nothing" : "adminPayouts.empty")}
                text={choice.status ? undefined : t("adminPayouts.emptyText")}
              />
            }
            shown={view.shown}
            density={view.density}
            onMove={(payout, to) => setMoving({ payout, to })}
            onFile={(batch) => file.isPending || file.mutate(batch)}
          />
          <ListPages
            page={choice.page}
            part={payouts.data}
            toAddress={(page) => toAddress({ ...choice, page })}
          />
        </>
      )}
      {moving ? <MoveDialog {...moving} onClose={() => setMoving(null)} /> : null}
    </div>
  );
}

function ComingCards() {
  return (
    <Card padding="large">
      <div className={styles.sweep}>
        <Skeleton width="50%" height="1.5rem" />
        <Skeleton width="40%" height="2.25rem" />
        <Skeleton width="70%" />
      </div>
    </Card>
  );
}
