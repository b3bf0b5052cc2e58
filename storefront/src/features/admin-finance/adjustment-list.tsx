import { amountSorts } from "@bezak/contract/administered-sorts.ts";
import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import { adjustmentStatuses } from "@bezak/contract/payout-status.ts";
import { EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { NothingFound } from "../../lib/nothing-found.tsx";
import { isShopListNarrowed } from "../../lib/shop-list-choice.ts";
import { ShopListFilter } from "../../lib/shop-list-filter.tsx";
import { countedBy } from "../../lib/counted.ts";
import { TabLinks } from "../../lib/tab-links.tsx";
import { useListFocus } from "../../lib/use-list-focus.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./adjustment-list.module.css";
import { AdjustmentTable } from "./adjustment-table.tsx";
import { adjustmentSearch, parseAdjustmentChoice, type AdjustmentChoice } from "./adjustments-address.ts";
import { adjustmentListQuery, saveAdjustments, type AdjustmentDecision } from "./adjustments-api.ts";
import DecideDialog from "./decide-dialog.tsx";
import { adjustmentColumns } from "./finance-columns.ts";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

const toFilters = (search: URLSearchParams) =>
  adjustmentSearch({ ...parseAdjustmentChoice(search), page: 1 });

export interface AdjustmentListProps {
  choice: AdjustmentChoice;
  /** administrators cannot approve their own adjustments */
  administratorId: string | undefined;
}

/** All adjustments that need two administrators, decided ones too. Needs `admin-finance`, `calendar`, `list-views` and `list-exports`. */
export function AdjustmentList({ choice, administratorId }: AdjustmentListProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const adjustments = useQuery(adjustmentListQuery(useApi(), choice));
  const focus = useListFocus<HTMLDivElement>(adjustments.data?.data);
  const view = useListView({ columns: adjustmentColumns, path: paths.adjustments(), toFilters });
  const [deciding, setDeciding] = useState<{
    request: AdjustmentRequest;
    decision: AdjustmentDecision;
  } | null>(null);
  const toAddress = (to: AdjustmentChoice) => view.toAddress(adjustmentSearch(to));
  const narrow = (change: Partial<AdjustmentChoice>) =>
    replaceAddress(toAddress({ ...choice, ...change, page: 1 }));
  const order = { order: choice.sort, onOrder: (sort: AdjustmentChoice["sort"]) => narrow({ sort }) };
  const { status: here, ...others } = choice;
  return (
    <div className={styles.root}>
      <p className={styles.about}>{t("adminAdjustments.about")}</p>
      <ViewBar
        list={view}
        order={<OrderChoice options={amountSorts} {...order} />}
        exportMenu={
          <ExportMenu
            save={(api, format) => saveAdjustments(api, choice, format)}
            total={adjustments.data?.pagination.total}
          />
        }
      />
      <ShopListFilter
        choice={choice}
        texts={{ search: t("adminAdjustments.search"), hint: t("adminAdjustments.searchHint") }}
        onChange={narrow}
      />
      <TabLinks
        label={t("adminAdjustments.filter")}
        tabs={[undefined, ...adjustmentStatuses].map((status) => ({
          name: t(status ? `adminAdjustments.tabs.${status}` : "adminPayouts.all"),
          to: toAddress({ ...others, ...(status && { status }), page: 1 }),
          isHere: status === here,
          ...countedBy(adjustments.data, status),
        }))}
      />
      <div {...focus} className={styles.list}>
        <AdjustmentTable
          {...pageRows(adjustments)}
          administratorId={administratorId}
          shown={view.shown}
          density={view.density}
          {...order}
          onDecide={(request, decision) => setDeciding({ request, decision })}
          empty={<NoAdjustments choice={choice} toAll={toAddress({ q: "", sort: choice.sort, page: 1 })} />}
        />
      </div>
      <ListPages
        page={choice.page}
        part={adjustments.data}
        toAddress={(page) => toAddress({ ...choice, page })}
      />
      {deciding ? <DecideDialog {...deciding} onClose={() => setDeciding(null)} /> : null}
    </div>
  );
}

function NoAdjustments({ choice, toAll }: { choice: AdjustmentChoice; toAll: string }) {
  const t = useTexts();
  if (isShopListNarrowed(choice) || choice.status)
    return (
      <NothingFound
        headingLevel={2}
        title={t("adminAdjustments.nothing")}
        text={t("adminMoney.nothingText")}
        showAll={t("adminMoney.showAll")}
        to={toAll}
      />
    );
  return (
    <EmptyState
      headingLevel={2}
      icon={<Scale aria-hidden />}
      title={t("adminAdjustments.empty")}
      text={t("adminAdjustments.emptyText")}
    />
  );
}
