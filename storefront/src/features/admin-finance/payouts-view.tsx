import { amountSorts, type AmountSort } from "@bezak/contract/administered-sorts.ts";
import { bankFile } from "@bezak/contract/routes/payouts.ts";
import { Card, Skeleton, Tag } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ShopListFilter } from "../../lib/shop-list-filter.tsx";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { Permitted } from "../../lib/use-rights.tsx";
import { sentFilesQuery } from "./bank-files-api.ts";
import { useBatchName } from "./batch-name.ts";
import { waitingAdjustmentsQuery } from "./adjustments-api.ts";
import { BankFileCard } from "./bank-file-card.tsx";
import { FinanceActions } from "./finance-actions.tsx";
import { payoutColumns } from "./finance-columns.ts";
import { PayoutList } from "./payout-list.tsx";
import { PayoutTabs } from "./payout-tabs.tsx";
import {
  parsePayoutChoice,
  payoutListQuery,
  payoutSearch,
  previewQuery,
  savePayouts,
  type PayoutChoice,
} from "./payouts-api.ts";
import styles from "./payouts-view.module.css";
import { SentFilesCard } from "./sent-files-card.tsx";
import { useSentSelection } from "./use-sent-selection.tsx";
import { SweepCard } from "./sweep-card.tsx";
import { WaitingAdjustments } from "./waiting-adjustments.tsx";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

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
  const replaceAddress = useReplaceAddress();
  const payouts = useQuery(payoutListQuery(api, choice));
  // some cards may be absent: all are shown together once known, so that nothing moves while it is pressed
  const cards = [
    useQuery(waitingAdjustmentsQuery(api)),
    useQuery(previewQuery(api)),
    useQuery(sentFilesQuery(api)),
  ];
  const view = useListView({ columns: payoutColumns, path: paths.payouts(), toFilters });
  const toAddress = (to: PayoutChoice) => view.toAddress(payoutSearch(to));
  const narrow = (change: Partial<PayoutChoice>) =>
    replaceAddress(toAddress({ ...choice, ...change, page: 1 }));
  const order = { order: choice.sort, onOrder: (sort: AmountSort) => narrow({ sort }) };
  const sent = useSentSelection(choice, payouts.data?.data ?? []);
  const areComing = cards.some(({ isLoading }) => isLoading);
  return (
    <div className={styles.root} aria-busy={areComing || undefined}>
      <FinanceActions />
      {areComing ? (
        <ComingCards />
      ) : (
        <>
          <WaitingAdjustments administratorId={administratorId} />
          <div className={styles.cards}>
            <SweepCard />
            <Permitted call={bankFile}>
              <BankFileCard />
            </Permitted>
            <SentFilesCard
              toAddress={(batch) => toAddress({ q: "", status: "sent", batch, sort: choice.sort, page: 1 })}
            />
          </div>
          <ViewBar
            list={view}
            order={<OrderChoice options={amountSorts} {...order} />}
            exportMenu={
              <ExportMenu
                save={(client, format) => savePayouts(client, choice, format)}
                total={payouts.data?.pagination.total}
              />
            }
          />
          <ShopListFilter
            choice={choice}
            texts={{ search: t("adminPayouts.search"), hint: t("adminPayouts.searchHint") }}
            onChange={narrow}
          />
          {choice.batch === undefined ? null : (
            <FileTag batch={choice.batch} onRemove={() => narrow({ batch: undefined })} />
          )}
          <PayoutTabs
            here={choice.status}
            page={payouts.data}
            toAddress={(status) => toAddress({ ...choice, status, page: 1 })}
          />
          <PayoutList
            choice={choice}
            {...order}
            shown={view.shown}
            density={view.density}
            toAddress={toAddress}
            {...sent}
          />
        </>
      )}
    </div>
  );
}

/** The file for the bank whose payouts are listed. */
function FileTag({ batch, onRemove }: { batch: string; onRemove: () => void }) {
  const t = useTexts();
  const file = useBatchName()(batch);
  return (
    <div>
      <Tag onRemove={onRemove} removeLabel={t("adminPayouts.anyFile")}>
        {t("adminPayouts.fileNamed", { file })}
      </Tag>
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
